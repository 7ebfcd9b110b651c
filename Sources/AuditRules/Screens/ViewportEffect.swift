/// The effect of viewport metas on a page: readings with the same effect differ in spelling only.
struct ViewportEffect: Sendable, Hashable {
  /// The width of the layout viewport.
  var width: ViewportReading.Length
  /// The height of the layout viewport.
  var height: ViewportReading.Length
  /// The initial scale; `nil` if it is chosen to fit.
  var initialScale: Double?
  /// The minimum scale; `nil` for the default.
  var minimumScale: Double?
  /// The maximum scale; `nil` for the default.
  var maximumScale: Double?
  /// Whether the user can zoom.
  var isUserScalable: Bool
  /// The `viewport-fit` in lower case.
  var viewportFit: String

  /// Describes the values that are meant differently from how they are read, one line each.
  func differences(from read: ViewportEffect) -> [String] {
    var lines: [String] = []
    func compare<Value: Equatable>(_ name: String, _ path: KeyPath<ViewportEffect, Value>) {
      if self[keyPath: path] != read[keyPath: path] { lines.append("\(name) is read otherwise") }
    }
    compare("width", \.width)
    compare("height", \.height)
    compare("initial-scale", \.initialScale)
    compare("minimum-scale", \.minimumScale)
    compare("maximum-scale", \.maximumScale)
    compare("user-scalable", \.isUserScalable)
    compare("viewport-fit", \.viewportFit)
    return lines
  }
}

extension ViewportReading {
  /// The effect of the reading on a page.
  ///
  /// A number that is not positive has no effect (W8), and `initial-scale=1` alone requests the device's
  /// width as `width=device-width` does (W116-W119).
  var effect: ViewportEffect {
    func positive(_ value: Double?) -> Double? { value.flatMap { $0 > 0 ? $0 : nil } }
    func specified(_ length: Length) -> Length {
      if case .pixels(let pixels) = length, pixels <= 0 { return .auto }
      return length
    }
    let width = specified(width)
    let scale = positive(initialScale)
    let isOfDevice = width == .deviceWidth || (width == .auto && scale == 1)
    return ViewportEffect(
      width: isOfDevice ? .deviceWidth : width, height: specified(height),
      initialScale: isOfDevice ? scale ?? 1 : scale, minimumScale: positive(minimumScale),
      maximumScale: positive(maximumScale), isUserScalable: isUserScalable ?? true,
      // "contain" keeps a page inside the insets as "auto" does (W20).
      viewportFit: viewportFit == "contain" ? "auto" : viewportFit)
  }
}
