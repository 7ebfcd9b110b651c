package import Foundation

/// The layout viewport and scales that a page gets in a view (W110-W129).
package struct ViewportConfiguration: Sendable, Equatable {
  /// What a kind of document begins from before its own arguments apply.
  package struct Defaults: Sendable, Equatable {
    /// The width in CSS pixels; `nil` for the width of the view.
    package var width: Double?
    /// The least scale.
    package var minimumScale: Double
    /// The greatest scale.
    package var maximumScale: Double
    /// Whether the page may be shrunk until it fits.
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
    /// A document for a desk, whose viewport metas say nothing of width and scale (W112).
    package static let native: Defaults = Defaults(
      width: nil, minimumScale: 0.25, maximumScale: 5, shrinksToFit: true)
    /// A document with the doctype of a mobile XHTML profile (W111).
    package static let mobileXHTML: Defaults = Defaults(
      width: 320, minimumScale: 0.25, maximumScale: 5, shrinksToFit: true)
  }

  /// What the document asks for.
  package var arguments: ViewportArguments
  /// The view's LAYOUT size in points (W77).
  package var viewSize: CGSize
  /// The size of the laid out document in CSS pixels; zero while unknown.
  package var contentSize: CGSize = .zero
  /// What the kind of document begins from.
  package var defaults: Defaults = .page
  /// Whether the view lets a page that is too wide shrink below its own limits (W122).
  package var mayShrinkToFit: Bool = true
  /// Whether the app lets its users scale every page, whatever the page says (W128).
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

  /// The scale that the page begins with (W120).
  package var initialScale: Double {
    let ignoresLimits = ignoresScaleLimits
    if !ignoresLimits, let given = givenInitialScale { return given }
    let width = contentSize.width > 0 ? contentSize.width : layoutWidth
    let height = contentSize.height > 0 ? contentSize.height : layoutHeight
    var scale = width > 0 && !ignoresVerticalLimits ? viewSize.width / width : 0
    // Layout heights are whole numbers and view heights are not: the tolerance keeps a third of a
    // point from becoming a zoom.
    if height > 0, height * scale < viewSize.height - Self.tolerance, !ignoresHorizontalLimits {
      scale = viewSize.height / height
    }
    let least = ignoresLimits ? defaults.minimumScale : limits.lowerBound
    return min(max(scale, least), limits.upperBound)
  }

  /// The least scale that a gesture reaches (W121).
  package var minimumScale: Double {
    if givenInitialScale == nil || ignoresScaleLimits { return initialScale }
    var scale = limits.lowerBound
    if contentSize.width > 0, contentSize.width * scale < viewSize.width - Self.tolerance {
      scale = viewSize.width / contentSize.width
    }
    if contentSize.height > 0, contentSize.height * scale < viewSize.height - Self.tolerance {
      scale = viewSize.height / contentSize.height
    }
    return clampToLimits(scale)
  }

  /// The greatest scale that a gesture reaches (W114).
  package var maximumScale: Double { limits.upperBound }

  /// Whether the user may zoom (W129).
  package var allowsUserScaling: Bool {
    arguments.isUserScalable ?? true || ignoresScaleLimits || ignoresPageLimits
  }

  /// How much smaller than the view, in points, content may be and still fill it (W121).
  private static let tolerance: Double = 0.5

  // MARK: What is set (W113-W115)

  private var givenWidth: Double? {
    let own = pixels(arguments.width)
    if own != nil || givesAnyDimension { return own }
    return defaults.width ?? viewSize.width
  }

  private var givenHeight: Double? { pixels(arguments.height) }

  private var givenInitialScale: Double? {
    scale(arguments.initialScale).map(clampToLimits)
  }

  /// Whether the page gives a width, a height or a scale, which drops the default width (W115).
  private var givesAnyDimension: Bool {
    pixels(arguments.width) != nil || pixels(arguments.height) != nil
      || scale(arguments.initialScale) != nil
  }

  /// The page's own limits; the greatest is at least the least (W114).
  private var limits: ClosedRange<Double> {
    let minimum = scale(arguments.minimumScale) ?? defaults.minimumScale
    let maximum = scale(arguments.maximumScale) ?? defaults.maximumScale
    // Source of 1 and 5: the constants of ViewportConfiguration.cpp for this.
    if ignoresPageLimits { return min(minimum, 1)...5 }
    return minimum...max(minimum, maximum)
  }

  /// A length that counts as given, in CSS pixels, clamped to 10 through 10000 (W8, W114).
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

  /// A scale that counts as given, clamped to 0.1 through 10 (W8, W114).
  private func scale(_ value: Double?) -> Double? {
    guard let value, value > 0 else { return nil }
    return min(max(value, 0.1), 10)
  }

  private func clampToLimits(_ scale: Double) -> Double {
    min(max(scale, limits.lowerBound), limits.upperBound)
  }

  // MARK: Layout size

  private var layoutWidth: Double {
    if let width = givenWidth {
      let scale = givenInitialScale ?? maximumScale
      return width * scale < viewSize.width ? (viewSize.width / scale).rounded() : width
    }
    if let scale = givenInitialScale { return (viewSize.width / scale).rounded() }
    guard let height = givenHeight, viewSize.height > 0 else { return viewSize.width }
    return (viewSize.width * height / viewSize.height).rounded()
  }

  private var layoutHeight: Double {
    if let height = givenHeight {
      guard let scale = givenInitialScale, height * scale < viewSize.height else { return height }
      return (viewSize.height / scale).rounded()
    }
    if let scale = givenInitialScale { return (viewSize.height / scale).rounded() }
    guard givenWidth != nil, viewSize.width > 0 else { return viewSize.height }
    return (viewSize.height * layoutWidth / viewSize.width).rounded()
  }

  /// Whether the content is too large and may be shrunk below the page's own limits (W122).
  private var ignoresScaleLimits: Bool { ignoresHorizontalLimits || ignoresVerticalLimits }

  private var ignoresHorizontalLimits: Bool {
    guard shrinksToFit, contentSize.width > layoutWidth else { return false }
    return arguments.width == .deviceWidth || givenInitialScale == 1
  }

  private var ignoresVerticalLimits: Bool {
    guard shrinksToFit, contentSize.height > layoutHeight else { return false }
    return arguments.height == .deviceHeight && arguments.width == .auto
  }

  /// Whether view and page permit shrink-to-fit.
  private var shrinksToFit: Bool {
    mayShrinkToFit && (arguments.shrinksToFit ?? defaults.shrinksToFit)
  }
}
