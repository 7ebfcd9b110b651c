package import Foundation

/// The layout viewport and scales of a page in a view (W110-W129).
package struct ViewportConfiguration: Sendable, Equatable {
  /// The parameters of a type of document, which its viewport arguments override.
  package struct Defaults: Sendable, Equatable {
    /// The width in CSS pixels; `nil` for the width of the view.
    package var width: Double?
    /// The minimum scale.
    package var minimumScale: Double
    /// The maximum scale.
    package var maximumScale: Double
    /// Whether the page may be shrunk to fit.
    package var shrinksToFit: Bool

    /// An HTML page (W110).
    package static let page: Defaults = Defaults(
      width: 980, minimumScale: 0.25, maximumScale: 5, shrinksToFit: true)
    /// A document that is one image (W111).
    package static let image: Defaults = Defaults(
      width: 980, minimumScale: 0.01, maximumScale: 5, shrinksToFit: true)
    /// A plain text document (W111).
    package static let plainText: Defaults = Defaults(
      width: nil, minimumScale: 0.25, maximumScale: 5, shrinksToFit: false)
    /// A document in desktop content mode, whose viewport metas do not affect width and scale (W112).
    package static let native: Defaults = Defaults(
      width: nil, minimumScale: 0.25, maximumScale: 5, shrinksToFit: true)
    /// A document with the doctype of a mobile XHTML profile (W111).
    package static let mobileXHTML: Defaults = Defaults(
      width: 320, minimumScale: 0.25, maximumScale: 5, shrinksToFit: true)
  }

  /// The document's viewport arguments.
  package var arguments: ViewportArguments
  /// The view's LAYOUT size in points (W77).
  package var viewSize: CGSize
  /// The size of the laid out document in CSS pixels; zero while unknown.
  package var contentSize: CGSize = .zero
  /// The parameters of the document's type.
  package var defaults: Defaults = .page
  /// Whether the view may shrink a page that is too wide below its own minimum scale (W122).
  package var mayShrinkToFit: Bool = true
  /// Whether users may scale every page, regardless of its viewport meta (W128).
  package var ignoresPageLimits: Bool = false

  /// Creates the configuration of a page in a view.
  package init(
    arguments: ViewportArguments, viewSize: CGSize, contentSize: CGSize = .zero,
    defaults: Defaults = .page, mayShrinkToFit: Bool = true
  ) {
    self.arguments = arguments
    self.viewSize = viewSize
    self.contentSize = contentSize
    self.defaults = defaults
    self.mayShrinkToFit = mayShrinkToFit
  }

  /// The layout viewport in CSS pixels (W116-W119).
  package var layoutSize: CGSize { CGSize(width: layoutWidth, height: layoutHeight) }

  /// The initial scale of the page (W120).
  package var initialScale: Double {
    let ignoresLimits = ignoresScaleLimits
    if !ignoresLimits, let given = specifiedInitialScale { return given }
    let width = contentSize.width > 0 ? contentSize.width : layoutWidth
    let height = contentSize.height > 0 ? contentSize.height : layoutHeight
    var scale = width > 0 && !ignoresVerticalLimits ? viewSize.width / width : 0
    // Layout heights are whole numbers and view heights are not: the tolerance keeps a third of a
    // point from becoming a zoom.
    if height > 0, height * scale < viewSize.height - Self.tolerance, !ignoresHorizontalLimits {
      scale = viewSize.height / height
    }
    let minimum = ignoresLimits ? defaults.minimumScale : limits.lowerBound
    return min(max(scale, minimum), limits.upperBound)
  }

  /// The minimum scale of a pinch (W121).
  package var minimumScale: Double {
    if specifiedInitialScale == nil || ignoresScaleLimits { return initialScale }
    var scale = limits.lowerBound
    if contentSize.width > 0, contentSize.width * scale < viewSize.width - Self.tolerance {
      scale = viewSize.width / contentSize.width
    }
    if contentSize.height > 0, contentSize.height * scale < viewSize.height - Self.tolerance {
      scale = viewSize.height / contentSize.height
    }
    return clampToLimits(scale)
  }

  /// The maximum scale of a pinch (W114).
  package var maximumScale: Double { limits.upperBound }

  /// Whether the user may zoom (W129).
  package var allowsUserScaling: Bool {
    arguments.isUserScalable ?? true || ignoresScaleLimits || ignoresPageLimits
  }

  /// The length in points by which content may be smaller than the view and still fill it (W121).
  private static let tolerance: Double = 0.5

  // MARK: Specified values (W113-W115)

  private var specifiedWidth: Double? {
    let own = pixels(arguments.width)
    if own != nil || specifiesAnyDimension { return own }
    return defaults.width ?? viewSize.width
  }

  private var specifiedHeight: Double? { pixels(arguments.height) }

  private var specifiedInitialScale: Double? {
    scale(arguments.initialScale).map(clampToLimits)
  }

  /// Whether the page specifies a width, a height or a scale, which disables the default width (W115).
  private var specifiesAnyDimension: Bool {
    pixels(arguments.width) != nil || pixels(arguments.height) != nil
      || scale(arguments.initialScale) != nil
  }

  /// The page's scale limits; the maximum is at least the minimum (W114).
  private var limits: ClosedRange<Double> {
    let minimum = scale(arguments.minimumScale) ?? defaults.minimumScale
    let maximum = scale(arguments.maximumScale) ?? defaults.maximumScale
    // Source of 1 and 5: the constants of ViewportConfiguration.cpp for this.
    if ignoresPageLimits { return min(minimum, 1)...5 }
    return minimum...max(minimum, maximum)
  }

  /// Returns a specified length in CSS pixels, clamped to 10 through 10000; `nil` otherwise (W8, W114).
  private func pixels(_ length: ViewportArguments.Length) -> Double? {
    let value: Double
    switch length {
    case .auto: return nil
    case .deviceWidth: value = viewSize.width
    case .deviceHeight: value = viewSize.height
    case .pixels(let pixels): value = pixels
    }
    return value > 0 ? min(max(value, 10), 10_000) : nil
  }

  /// Returns a specified scale, clamped to 0.1 through 10; `nil` otherwise (W8, W114).
  private func scale(_ value: Double?) -> Double? {
    guard let value, value > 0 else { return nil }
    return min(max(value, 0.1), 10)
  }

  private func clampToLimits(_ scale: Double) -> Double {
    min(max(scale, limits.lowerBound), limits.upperBound)
  }

  // MARK: Layout size

  private var layoutWidth: Double {
    if let width = specifiedWidth {
      let scale = specifiedInitialScale ?? maximumScale
      return width * scale < viewSize.width ? (viewSize.width / scale).rounded() : width
    }
    if let scale = specifiedInitialScale { return (viewSize.width / scale).rounded() }
    guard let height = specifiedHeight, viewSize.height > 0 else { return viewSize.width }
    return (viewSize.width * height / viewSize.height).rounded()
  }

  private var layoutHeight: Double {
    if let height = specifiedHeight {
      guard let scale = specifiedInitialScale, height * scale < viewSize.height else {
        return height
      }
      return (viewSize.height / scale).rounded()
    }
    if let scale = specifiedInitialScale { return (viewSize.height / scale).rounded() }
    guard specifiedWidth != nil, viewSize.width > 0 else { return viewSize.height }
    return (viewSize.height * layoutWidth / viewSize.width).rounded()
  }

  /// Whether the content is too large and may be shrunk below the page's minimum scale (W122).
  private var ignoresScaleLimits: Bool { ignoresHorizontalLimits || ignoresVerticalLimits }

  private var ignoresHorizontalLimits: Bool {
    guard shrinksToFit, contentSize.width > layoutWidth else { return false }
    return arguments.width == .deviceWidth || specifiedInitialScale == 1
  }

  private var ignoresVerticalLimits: Bool {
    guard shrinksToFit, contentSize.height > layoutHeight else { return false }
    return arguments.height == .deviceHeight && arguments.width == .auto
  }

  /// Whether view and page allow shrink-to-fit.
  private var shrinksToFit: Bool {
    mayShrinkToFit && (arguments.shrinksToFit ?? defaults.shrinksToFit)
  }
}
