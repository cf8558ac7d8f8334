#include "repl/session/setup_line.hpp"

namespace kasino {

std::string setup_line(const Setup& setup) {
  std::string line = "setup";
  for (const WrittenField& field : written_fields(setup)) {
    const bool is_one_number = field.value.find_first_not_of("0123456789") == std::string::npos;
    line += ' ' + field.name + '=' + (is_one_number ? field.value : '"' + field.value + '"');
  }
  return line;
}

}  // namespace kasino
