// What a script wrote, in words: values as Lua has them, places, and whether two functions are the
// same text. Private to scripting.
#pragma once

#include <string>

#include "scripting/variant/data.hpp"

namespace kasino {

/// The value on one line as Lua writes it: `{ each = "A", points = 1 }`; long ones are cut short. A
/// function is told by its name alone.
std::string written(const Data& data);

/// "mine.lua:12"; of a function the line where it begins.
std::string place_of(const Data& data);

/// "scoring.aces", "refuses["STEP-1"]", "deal.first[2]".
std::string path_below(const std::string& path, const Key& key);

/// The value under `key`; null if there is none, or it is removed.
const Data* present(const Fields& fields, const Key& key);

/// Whether it is a text in several languages: {en =, sv =}.
bool is_text(const Data& data);

/// Whether two functions are one, compiled twice, or written alike in two files. What else of its
/// script a function uses is not compared.
bool is_same_function(const Data& a, const Data& b);

/// Whether two values, tables too, are the same; a key that is removed is one that is not there.
bool is_same_value(const Data& a, const Data& b);

}  // namespace kasino
