/// How the values respond to one suggested number, as long as nothing else changes sides.
///
/// Between two breakpoints a solution is a linear function of each constant (parametric programming).
/// When a window is resized step by step, most steps stay between two breakpoints; then each value is
/// its own at the beginning plus a slope times the distance.
struct Response {
  /// The constraint whose constant changes.
  var row: Int32
  /// The constant that the bases belong to, and the least and greatest that the slopes hold for.
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
  /// How often in a row it was left behind at once, and how many times it is not worth making.
  var failures = 0
  var pause = 0
  /// Whether it was used since it was made.
  var wasUsed = false

  /// What a variable's number is at a distance from the origin.
  struct Line {
    var variable: Int32
    var base: Double
    var slope: Double
  }
}
