// Who pays for native work that may be long: searches of large tables say what they are about to
// do, and whoever asked for it may end them.
//
// An account is open on a thread, not handed from call to call: every question about a game may
// come to a search, through rules of scripts as well. Where none is open, work is free.
#pragma once

#include <cstdint>
#include <utility>

namespace kasino {

class Account {
 public:
  virtual ~Account() = default;
  /// Pays for so many operations, of a few nanoseconds each, that are about to be done. Throws to
  /// end the work instead.
  virtual void pay(std::uint64_t operations) = 0;
};

/// The account that is open on this thread; may be null.
constinit inline thread_local Account* open_account = nullptr;

/// Opens an account on this thread, for as long as this lives.
class Paying {
 public:
  explicit Paying(Account& account) : before_(std::exchange(open_account, &account)) {}
  ~Paying() { open_account = before_; }
  Paying(const Paying&) = delete;
  Paying& operator=(const Paying&) = delete;

 private:
  Account* before_;
};

/// Counts operations and pays for them some thousand at a time.
class Tab {
 public:
  void add(std::uint64_t operations) {
    open_ += operations;
    if (open_ >= most_open) settle();
  }

 private:
  static constexpr std::uint64_t most_open = 1 << 14;

  void settle() {
    if (open_account != nullptr) open_account->pay(open_);
    open_ = 0;
  }

  std::uint64_t open_ = 0;
};

}  // namespace kasino
