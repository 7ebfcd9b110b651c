/// The arguments of a page's viewport metas, before they are resolved for a view (W1-W20).
package struct ViewportArguments: Sendable, Equatable {
  /// A width or a height.
  package enum Length: Sendable, Equatable {
    /// Not specified, or a negative number (W7).
    case auto
    /// The width of the view's layout size.
    case deviceWidth
    /// The height of the view's layout size.
    case deviceHeight
    /// A length in CSS pixels; 0 is later treated as not specified (W8).
    case pixels(Double)
  }

  /// The values of `viewport-fit`.
  package enum ViewportFit: String, Sendable, CaseIterable {
    /// The default: the page avoids the unsafe area.
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
  /// The initial scale; `nil` if not specified.
  package var initialScale: Double?
  /// The minimum scale; `nil` if not specified.
  package var minimumScale: Double?
  /// The maximum scale; `nil` if not specified.
  package var maximumScale: Double?
  /// Whether the user may zoom; `nil` if not specified.
  package var isUserScalable: Bool?
  /// Whether the page may be shrunk to fit; `nil` if not specified.
  package var shrinksToFit: Bool?
  /// The `viewport-fit`; `auto` if not specified (W19).
  package var viewportFit: ViewportFit = .auto

  /// The arguments of a page without a viewport meta.
  package init() {}

  /// Parses the `content` of a viewport meta; the last occurrence of a key wins (W13).
  package init(content: String) {
    for (key, value) in ViewportContent.pairs(in: content) {
      apply(key: key, value: value)
    }
  }

  /// Parses the viewport metas of a document, in document order.
  ///
  /// Each meta starts from the defaults, so the last one replaces all earlier ones (W14).
  package init(metas: [String]) {
    self = metas.last.map(ViewportArguments.init(content:)) ?? ViewportArguments()
  }

  /// The arguments that apply in desktop content mode: only `viewport-fit` (W112).
  package var forDesktop: ViewportArguments {
    var arguments = ViewportArguments()
    arguments.viewportFit = viewportFit
    return arguments
  }

  /// Whether the page avoids the unsafe area: for every value but `cover` (W20).
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

  /// Parses a width or height (W7).
  private static func length(_ value: String) -> Length {
    switch value {
    case "device-width": return .deviceWidth
    case "device-height": return .deviceHeight
    default:
      let number = ViewportContent.numericPrefix(of: value)
      return number < 0 ? .auto : .pixels(number)
    }
  }

  /// Parses a scale; `nil` for a negative number (W9).
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

  /// Parses a Boolean (W10).
  private static func isTrue(_ value: String) -> Bool {
    switch value {
    case "yes", "device-width", "device-height": return true
    case "no": return false
    default: return abs(ViewportContent.numericPrefix(of: value)) >= 1
    }
  }
}
