/// The CSS properties that put an element where it is.
enum Declarations {
  /// Returns the properties that position an element at an edge, the most significant first.
  static func placement(at edge: Edge?) -> [String] {
    guard let edge else { return [] }
    return [
      "padding-\(edge)", "\(edge)", "margin-\(edge)", edge.axis == .vertical ? "height" : "width",
      "position",
    ]
  }

  /// The properties that make an element as tall as the screen and keep it from scrolling.
  static let height = ["height", "min-height", "max-height", "overflow-y", "overflow"]
}
