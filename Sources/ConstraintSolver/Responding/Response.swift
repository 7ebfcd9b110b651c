/// How the values respond to one suggested number, as long as no other residual changes its sign.
///
/// Between two breakpoints a solution is a linear function of each constant (parametric programming).
/// When a window is resized step by step, most steps stay between two breakpoints; then each value is
/// its value at the origin plus a slope times the distance.
struct Response {
  /// The constraint whose constant changes.
  var row: Int32
  /// The constant that the bases belong to, and the minimum and maximum for which the slopes hold.
  var origin = 0.0
  var range: ClosedRange<Double> = 0...0
  /// The values that move.
  var values: [Line] = []
  /// The residuals that the repair moves along.
  var residuals: [Line] = []
  /// Whether it can be used.
  var isValid = false
  /// Whether its variables and checks are known to be its own; see `Responses.ownerOfRow`.
  var isClaimed = false
  /// How often in a row the response was left immediately, and how many times computing it is
  /// skipped.
  var failures = 0
  var pause = 0
  /// Whether the response was used since it was computed.
  var wasUsed = false

  /// The number of a variable at a distance from the origin.
  struct Line {
    var variable: Int32
    var base: Double
    var slope: Double
  }
}
