extension Device {
  /// The lower edge of the island when the device is held upright, to the third of a point.
  ///
  /// The housing columns are whole points; bars and insets follow from the exact edge. `nil` for a
  /// device without an island.
  ///
  /// - Source: docs/spec/devices.md, section 3: 48 gives a top of 59, 50.67 one of 62 and 56.67
  ///   one of 68.
  public var islandBottomEdge: Double? {
    guard portrait.housing.kind == .dynamicIsland, let frame = portrait.housing.frame else {
      return nil
    }
    switch portrait.safeArea(on: lastSystem).top {
    case 59: return 48
    case 62: return 50 + 2.0 / 3
    case 68: return 56 + 2.0 / 3
    default: return frame.y + frame.height
    }
  }
}
