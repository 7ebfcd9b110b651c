/// The values of a viewport meta, as WebKit or its author reads them.
package struct ViewportReading: Sendable, Hashable {
  /// A width or a height.
  package enum Length: Sendable, Hashable {
    /// Not specified.
    case auto
    /// `device-width`.
    case deviceWidth
    /// `device-height`.
    case deviceHeight
    /// A number of CSS pixels.
    case pixels(Double)
  }

  /// The width of the layout viewport.
  package var width: Length
  /// The height of the layout viewport.
  package var height: Length
  /// The initial scale; `nil` if not specified.
  package var initialScale: Double?
  /// The minimum scale; `nil` if not specified.
  package var minimumScale: Double?
  /// The maximum scale; `nil` if not specified.
  package var maximumScale: Double?
  /// Whether the user can zoom; `nil` if not specified.
  package var isUserScalable: Bool?
  /// The `viewport-fit` in lower case; `auto` if not specified.
  package var viewportFit: String

  /// Creates a reading, by default that of a page without a meta.
  package init(
    width: Length = .auto, height: Length = .auto, initialScale: Double? = nil,
    minimumScale: Double? = nil, maximumScale: Double? = nil, isUserScalable: Bool? = nil,
    viewportFit: String = "auto"
  ) {
    self.width = width
    self.height = height
    self.initialScale = initialScale?.coordinate
    self.minimumScale = minimumScale?.coordinate
    self.maximumScale = maximumScale?.coordinate
    self.isUserScalable = isUserScalable
    self.viewportFit = viewportFit
  }

  /// Whether the page asks to be as wide as the device.
  package var asksForDeviceWidth: Bool {
    width == .deviceWidth || (width == .auto && initialScale == 1)
  }
}
