// Charts of a drawing: bars with their intervals, in groups; and columns of a histogram.
#pragma once

#include <string>
#include <vector>

#include "repl/svg.hpp"
#include "scripting/statistics.hpp"

namespace kasino {

/// Horizontal bars, those of a group below one another.
struct BarChart {
  std::vector<std::string> groups;
  std::vector<std::string> colours;           ///< of the bars of each group
  std::vector<std::vector<Estimate>> values;  ///< by group, then in the order of the colours
};

/// Columns beside one another, those of each kind narrower where there are several.
struct ColumnChart {
  std::vector<std::string> labels;
  std::vector<std::string> colours;        ///< of each kind
  std::vector<std::vector<double>> parts;  ///< by kind, then by label; of 1
};

/// Draws below `y`; answers where the chart ends.
double draw(Svg& svg, double x, double y, double width, const BarChart& chart);
double draw(Svg& svg, double x, double y, double width, const ColumnChart& chart);

}  // namespace kasino
