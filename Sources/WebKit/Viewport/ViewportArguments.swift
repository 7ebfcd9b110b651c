/// What a page's viewport metas ask for, before it is compared with the view (W1-W20).
package struct ViewportArguments: Sendable, Equatable {
  /// A width or a height.
  package enum Length: Sendable, Equatable {
    /// Not given, or a negative number (W7).
    case auto
    /// The width of the view's layout size.
    case deviceWidth
    /// The height of the view's layout size.
    case deviceHeight
    /// A length in CSS pixels; 0 counts as not given later (W8).
    case pixels(Double)
  }

  /// How a page wants to sit on a screen that is not a rectangle.
  package enum ViewportFit: String, Sendable, CaseIterable {
    /// The engine decides: the page avoids the unsafe area.
    case auto
    /// The page avoids the unsafe area.
    case contain
    /// The page covers the whole view.
    case cover
  }

  /// The width of the layout viewport.
  package var width: Length = .auto
  /// The height of the layout viewport.
  package var height: Length = .auto
  /// The scale to begin with; `nil` when not given.
  package var initialScale: Double?
  /// The least scale; `nil` when not given.
  package var minimumScale: Double?
  /// The greatest scale; `nil` when not given.
  package var maximumScale: Double?
  /// Whether the user may zoom; `nil` when not given.
  package var isUserScalable: Bool?
  /// Whether the page may be shrunk until it fits; `nil` when not given.
  package var shrinksToFit: Bool?
  /// How the page sits on the screen; `auto` when not given (W19).
  package var viewportFit: ViewportFit = .auto

  /// The arguments of a page without a viewport meta.
  package init() {}

  /// Reads the `content` of one viewport meta; the last occurrence of a key wins (W13).
  package init(content: String) {
    for (key, value) in ViewportContent.pairs(in: content) {
      apply(key: key, value: value)
    }
  }

  /// Reads the viewport metas of a document, in document order.
  ///
  /// Each meta begins from the defaults, so a later one replaces an earlier one wholly (W14).
  package init(metas: [String]) {
    self = metas.last.map(ViewportArguments.init(content:)) ?? ViewportArguments()
  }

  /// What is left of the arguments in a page for a desk: how it sits on the screen (W112).
  package var forDesk: ViewportArguments {
    var arguments = ViewportArguments()
    arguments.viewportFit = viewportFit
    return arguments
  }

  /// Whether the page must be kept out of the unsafe area: everything but `cover` (W20).
  package var avoidsUnsafeArea: Bool { viewportFit != .cover }

  private mutating func apply(key: String, value: String) {
    switch key {
    case "width": width = Self.length(value)
    case "height": height = Self.length(value)
    case "initial-scale": initialScale = Self.scale(value)
    case "minimum-scale": minimumScale = Self.scale(value)
    case "maximum-scale": maximumScale = Self.scale(value)
    case "user-scalable": isUserScalable = Self.isTrue(value)
    case "shrink-to-fit": shrinksToFit = Self.isTrue(value)
    case "viewport-fit": viewportFit = ViewportFit(rawValue: value) ?? .auto
    default: break
    }
  }

  /// Reads a width or height (W7).
  private static func length(_ value: String) -> Length {
    switch value {
    case "device-width": return .deviceWidth
    case "device-height": return .deviceHeight
    default:
      let number = ViewportContent.numericPrefix(of: value)
      return number < 0 ? .auto : .pixels(number)
    }
  }

  /// Reads a scale; `nil` for a negative number (W9).
  private static func scale(_ value: String) -> Double? {
    switch value {
    case "yes": return 1
    case "no": return 0
    case "device-width", "device-height": return 10
    default:
      let number = ViewportContent.numericPrefix(of: value)
      return number < 0 ? nil : number
    }
  }

  /// Reads a switch (W10).
  private static func isTrue(_ value: String) -> Bool {
    switch value {
    case "yes", "device-width", "device-height": return true
    case "no": return false
    default: return abs(ViewportContent.numericPrefix(of: value)) >= 1
    }
  }
}
