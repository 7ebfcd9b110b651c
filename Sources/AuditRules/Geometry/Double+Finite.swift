extension Double {
  /// The greatest magnitude of a coordinate, so that sums and products of a few of them stay finite.
  static let greatestCoordinate: Double = 1e9

  /// This number as a coordinate: 0 for NaN, and at most 1e9 in either direction.
  var coordinate: Double {
    isNaN ? 0 : Swift.min(Swift.max(self, -Self.greatestCoordinate), Self.greatestCoordinate)
  }

  /// This number as a length: like a coordinate, and not negative.
  var length: Double { Swift.max(0, coordinate) }
}
