/// A rectangle as the scripts write it: x, y, width and height, in CSS pixels.
struct RectangleReading: Sendable, Hashable, Decodable {
  /// The left edge.
  var x: Double
  /// The top edge.
  var y: Double
  /// The width.
  var width: Double
  /// The height.
  var height: Double

  init(from decoder: any Decoder) throws {
    var values = try decoder.unkeyedContainer()
    x = try values.decode(Double.self)
    y = try values.decode(Double.self)
    width = try values.decode(Double.self)
    height = try values.decode(Double.self)
  }
}
