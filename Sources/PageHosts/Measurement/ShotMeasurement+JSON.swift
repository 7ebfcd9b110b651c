package import Reporting

extension ShotMeasurement {
  /// The measurement as JSON, with its keys in their documented order.
  package var json: JSONText { .object(members) }

  /// The keys of the measurement with their values, in their documented order.
  package var members: [JSONText.Member] {
    // Only a web app has a status bar style.
    let style = statusBarStyle.map { [JSONText.Member("statusBarStyle", .string($0.rawValue))] }
    return [
      .init("device", .string(device)),
      .init("system", .string(system)),
      .init("orientation", .string(orientation.rawValue)),
      .init("host", .string(host.rawValue)),
      .init("strategy", strategy.map { .string($0.rawValue) } ?? .null),
    ] + (style ?? []) + [
      .init("bars", .array(bars.map { .string($0.rawValue) })),
      .init("viewportFit", .string(viewportFit.rawValue)),
      .init("source", .string(source.rawValue)),
      .init("screen", screen.json),
      .init("webView", webView.json),
      .init("scrollView", scrollView.json),
      .init("page", page.json),
    ]
  }
}

extension ShotMeasurement.Screen {
  fileprivate var json: JSONText {
    .object([
      .init("width", .number(width)), .init("height", .number(height)),
      .init("scale", .number(scale)),
    ])
  }
}

extension ShotMeasurement.Rectangle {
  fileprivate var json: JSONText {
    .object([
      .init("x", .number(x)), .init("y", .number(y)), .init("width", .number(width)),
      .init("height", .number(height)),
    ])
  }
}

extension ShotMeasurement.Edges {
  fileprivate var json: JSONText {
    .object([
      .init("top", .number(top)), .init("left", .number(left)),
      .init("bottom", .number(bottom)), .init("right", .number(right)),
    ])
  }
}

extension ShotMeasurement.WebView {
  fileprivate var json: JSONText {
    .object([.init("frame", frame.json), .init("safeAreaInsets", safeAreaInsets.json)])
  }
}

extension ShotMeasurement.ScrollView {
  fileprivate var json: JSONText {
    .object([
      .init("contentInsetAdjustmentBehavior", .string(contentInsetAdjustmentBehavior)),
      .init("contentInset", contentInset.json),
      .init("adjustedContentInset", adjustedContentInset.json),
      .init(
        "contentOffset",
        .object([.init("x", .number(contentOffset.x)), .init("y", .number(contentOffset.y))])),
      .init("verticalScrollIndicatorInsets", verticalScrollIndicatorInsets.json),
      .init("horizontalScrollIndicatorInsets", horizontalScrollIndicatorInsets.json),
    ])
  }
}

extension ShotMeasurement.Page {
  fileprivate var json: JSONText {
    .object([
      .init("env", env.json),
      .init(
        "layoutViewport",
        .object([
          .init("width", .number(layoutViewport.width)),
          .init("height", .number(layoutViewport.height)),
        ])),
      .init("innerWidth", .number(innerWidth)), .init("innerHeight", .number(innerHeight)),
    ])
  }
}
