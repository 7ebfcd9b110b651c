extension DisplayMetrics {
  /// Reads a row of the catalog.
  init(_ row: DeviceRow) throws(DeviceRowError) {
    guard let orientation = Orientation(rawValue: row.text(.orientation)) else {
      throw row.failure(.orientation)
    }
    guard let horizontal = SizeClass(rawValue: row.text(.sizeClassWidth)) else {
      throw row.failure(.sizeClassWidth)
    }
    guard let vertical = SizeClass(rawValue: row.text(.sizeClassHeight)) else {
      throw row.failure(.sizeClassHeight)
    }
    self.orientation = orientation
    size = PointSize(
      width: try row.requiredNumber(.width), height: try row.requiredNumber(.height))
    scale = try row.requiredNumber(.scale)
    renderSize = try PixelSize(row, .renderPixels)
    panelSize = try PixelSize(row, .panelPixels)
    nativeScale = try row.requiredNumber(.nativeScale)
    isDownsampled = try row.flag(.downsampled)

    safeArea18 = try row.insets(.safe18Top, .safe18Left, .safe18Bottom, .safe18Right)
    safeArea26 = try row.insets(.safe26Top, .safe26Left, .safe26Bottom, .safe26Right)
    guard safeArea18 != nil || safeArea26 != nil else { throw row.failure(.safe26Top) }
    statusBarHeight18 = try row.number(.statusBar18)
    statusBarHeight26 = try row.number(.statusBar26)
    hasHomeIndicator = try row.flag(.homeIndicator)
    homeIndicatorInset18 = try row.number(.homeInset18)
    homeIndicatorInset26 = try row.number(.homeInset26)

    cornerRadius = try row.requiredNumber(.cornerRadius)
    housing = try SensorHousing(row)
    horizontalSizeClass = horizontal
    verticalSizeClass = vertical
    navigationBarHeight18 = try row.number(.navBar18)
    navigationBarHeight26 = try row.number(.navBar26)
    tabBarHeight18 = try row.number(.tabBar18)
    zoom = try DisplayZoom(row)
    safari = SafariRow(
      height13: try row.number(.safari13),
      minimumHeight17: try row.number(.safari17Min),
      maximumHeight17: try row.number(.safari17Max),
      minimumHeight26: try row.number(.safari26Min),
      maximumHeight26: try row.number(.safari26Max),
      basis: row.text(.safariBasis))
    playwright = try PlaywrightDescriptor(row)
    sources = row.text(.sources).split(separator: ";").map(String.init)
    confidence = row.text(.confidence)
    notes = row.text(.notes)
    exceptions = EraException.exceptions(for: row.text(.device))
  }
}

extension EraException {
  /// The exceptions of a device.
  ///
  /// - Source: docs/spec/devices.md, section 8 (XR, 11; GK) and docs/spec/uikit.md 3.2 (the bar of
  ///   the minis, of which only iPhone 12 mini runs a release before 15).
  static func exceptions(for device: String) -> [EraException] {
    switch device {
    case "iPhone XR", "iPhone 11":
      return [
        EraException(
          first: SystemRelease(12), end: SystemRelease(14), housingInset: 44, statusBarHeight: 44)
      ]
    case "iPhone 12 mini":
      return [
        EraException(
          first: SystemRelease(14), end: SystemRelease(15), housingInset: nil, statusBarHeight: 44)
      ]
    default: return []
    }
  }
}

extension PixelSize {
  init(_ row: DeviceRow, _ column: DeviceRow.Column) throws(DeviceRowError) {
    guard let pair = try row.pair(column) else { throw row.failure(column) }
    self.init(width: pair.0, height: pair.1)
  }
}

extension SensorHousing {
  init(_ row: DeviceRow) throws(DeviceRowError) {
    guard let kind = Self.kinds[row.text(.housingType)] else { throw row.failure(.housingType) }
    var frame: PointRect?
    if let x = try row.number(.housingX) {
      frame = PointRect(
        x: x, y: try row.requiredNumber(.housingY), width: try row.requiredNumber(.housingWidth),
        height: try row.requiredNumber(.housingHeight))
    }
    self.init(kind: kind, frame: frame, cornerRadius: try row.number(.housingRadius))
  }

  private static let kinds: [String: Kind] = [
    "none": .none, "notch": .notch, "dynamic_island": .dynamicIsland,
    "dynamic_island (side strip)": .sideStrip, "camera under display": .cameraUnderDisplay,
  ]
}

extension DisplayZoom {
  init?(_ row: DeviceRow) throws(DeviceRowError) {
    guard let pair = try row.pair(.zoomSize) else { return nil }
    let side = try row.requiredNumber(.zoomSide)
    self.init(
      size: PointSize(width: Double(pair.0), height: Double(pair.1)),
      safeArea: PointInsets(
        top: try row.requiredNumber(.zoomTop), left: side,
        bottom: try row.requiredNumber(.zoomBottom), right: side))
  }
}

extension PlaywrightDescriptor {
  init?(_ row: DeviceRow) throws(DeviceRowError) {
    guard let pair = try row.pair(.playwrightViewport) else { return nil }
    self.init(
      viewport: PointSize(width: Double(pair.0), height: Double(pair.1)),
      basis: row.text(.playwrightBasis))
  }
}
