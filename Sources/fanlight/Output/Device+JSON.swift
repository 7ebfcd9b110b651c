import DeviceCatalog
import PageHosts
import Reporting

extension Device {
  /// The device as JSON; unknown values are `null`.
  var json: JSONText {
    .object([
      .init("name", .string(name)),
      .init("modelIdentifiers", .array(modelIdentifiers.map { .string($0) })),
      .init("year", .number(Double(year))),
      .init("idiom", .string(idiom.rawValue)),
      .init("firstSystem", .string("\(firstSystem)")),
      .init("isFirstSystemExact", .bool(isFirstSystemExact)),
      .init("lastSystem", .string("\(lastSystem)")),
      .init("portrait", portrait.json),
      .init("landscape", landscape.json),
    ])
  }
}

extension DisplayMetrics {
  fileprivate var json: JSONText {
    .object([
      .init("size", size.json),
      .init("scale", .number(scale)),
      .init("renderSize", renderSize.json),
      .init("panelSize", panelSize.json),
      .init("nativeScale", .number(nativeScale)),
      .init("horizontalSizeClass", .string(horizontalSizeClass.rawValue)),
      .init("verticalSizeClass", .string(verticalSizeClass.rawValue)),
      .init("safeArea18", .orNull(safeArea18?.json)),
      .init("safeArea26", .orNull(safeArea26?.json)),
      .init("statusBarHeight18", .orNull(statusBarHeight18)),
      .init("statusBarHeight26", .orNull(statusBarHeight26)),
      .init("hasHomeIndicator", .bool(hasHomeIndicator)),
      .init("homeIndicatorInset18", .orNull(homeIndicatorInset18)),
      .init("homeIndicatorInset26", .orNull(homeIndicatorInset26)),
      .init("cornerRadius", .number(cornerRadius)),
      .init("housing", housing.json),
      .init("navigationBarHeight18", .orNull(navigationBarHeight18)),
      .init("navigationBarHeight26", .orNull(navigationBarHeight26)),
      .init("tabBarHeight18", .orNull(tabBarHeight18)),
      .init("zoom", .orNull(zoom?.json)),
      .init("safari", safari.json),
      .init("playwright", .orNull(playwright?.json)),
      .init("sources", .array(sources.map { .string($0) })),
      .init("confidence", .string(confidence)),
      .init("notes", .string(notes)),
    ])
  }
}

extension PointSize {
  fileprivate var json: JSONText {
    .object([.init("width", .number(width)), .init("height", .number(height))])
  }
}

extension PixelSize {
  fileprivate var json: JSONText {
    .object([
      .init("width", .number(Double(width))), .init("height", .number(Double(height))),
    ])
  }
}

extension PointInsets {
  fileprivate var json: JSONText {
    .object([
      .init("top", .number(top)), .init("left", .number(left)), .init("bottom", .number(bottom)),
      .init("right", .number(right)),
    ])
  }
}

extension SensorHousing {
  fileprivate var json: JSONText {
    let rectangle = frame.map { frame in
      JSONText.object([
        .init("x", .number(frame.x)), .init("y", .number(frame.y)),
        .init("width", .number(frame.width)), .init("height", .number(frame.height)),
      ])
    }
    return .object([
      .init("kind", .string(kind.rawValue)), .init("frame", .orNull(rectangle)),
      .init("cornerRadius", .orNull(cornerRadius)),
    ])
  }
}

extension DisplayZoom {
  fileprivate var json: JSONText {
    .object([.init("size", size.json), .init("safeArea", safeArea.json)])
  }
}

extension SafariRow {
  fileprivate var json: JSONText {
    .object([
      .init("height13", .orNull(height13)),
      .init("minimumHeight17", .orNull(minimumHeight17)),
      .init("maximumHeight17", .orNull(maximumHeight17)),
      .init("minimumHeight26", .orNull(minimumHeight26)),
      .init("maximumHeight26", .orNull(maximumHeight26)),
      .init("basis", .string(basis)),
    ])
  }
}

extension PlaywrightDescriptor {
  fileprivate var json: JSONText {
    .object([.init("viewport", viewport.json), .init("basis", .string(basis))])
  }
}
