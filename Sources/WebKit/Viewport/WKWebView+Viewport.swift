package import Foundation
import UIKit
package import WebEngine

extension WKWebView {
  /// Adopts the page's viewport metas: at its first rendering, or immediately if it was rendered (W17).
  func viewportArgumentsDidChange(_ arguments: ViewportArguments) {
    documentState.arguments = arguments
    documentState.hasBegun = true
    if !documentState.awaitsFirstRendering {
      applyViewportFit()
      updateContentSize()
    }
    updatePage(evenIfUnchanged: true)
  }

  /// Applies the page's `viewport-fit` when the page is rendered (W22-W27).
  func applyViewportFit() {
    let avoids = documentState.arguments.avoidsUnsafeArea
    guard avoids != viewState.avoidsUnsafeArea else { return }
    viewState.avoidsUnsafeArea = avoids
    pageScrollView.assignPageBehavior(avoidsUnsafeArea: avoids)
    schedulePageUpdate()
  }

  /// The layout viewport and scales of the page in this view.
  package var viewportConfiguration: ViewportConfiguration {
    let document = viewState.hasJustBeenResized ? .zero : documentState.size ?? .zero
    let isDesktop = documentState.settings.mode == .desktop
    var layoutSize = insets.layoutSize
    if let height = viewState.overriddenLayoutHeight { layoutSize.height = max(0, height) }
    var configuration = ViewportConfiguration(
      arguments: isDesktop ? documentState.arguments.forDesktop : documentState.arguments,
      viewSize: layoutSize,
      contentSize: .zero, defaults: isDesktop ? .native : documentState.settings.defaults)
    configuration.ignoresPageLimits = storedConfiguration.ignoresViewportScaleLimits
    let width = unrounded(document.width, cssSize(configuration.layoutSize).width)
    configuration.contentSize = CGSize(
      width: width * viewState.zoom, height: document.height * viewState.zoom)
    return configuration
  }

  /// The size of 100vw and 100vh, in points; `nil` for the size of the view (W80, W97).
  ///
  /// Safari sets it to the largest viewport that its bars ever leave.
  package var viewportUnitSize: CGSize? {
    get { viewState.unitSize }
    set {
      guard newValue != viewState.unitSize else { return }
      viewState.unitSize = newValue
      schedulePageUpdate()
    }
  }

  /// The height for which the page is laid out, in points; `nil` follows the obscured insets (W80).
  ///
  /// Safari sets it to the height between its expanded bars, even while they are minimized: that is
  /// the initial containing block.
  package var overriddenLayoutHeight: CGFloat? {
    get { viewState.overriddenLayoutHeight }
    set {
      guard newValue != viewState.overriddenLayoutHeight else { return }
      viewState.overriddenLayoutHeight = newValue
      schedulePageUpdate()
    }
  }

  /// Returns the sizes to which viewport units refer, in points: without prefix, small and large (W97,
  /// W98, W100).
  func viewportUnitSizes(_ insets: WebViewInsets) -> (
    standard: CGSize, small: CGSize, large: CGSize
  ) {
    let isEmpty = insets.size.width <= 0 || insets.size.height <= 0
    let standard = viewState.unitSize ?? (isEmpty ? insets.layoutSize : insets.defaultUnitSize)
    if isEmpty || (viewState.unitSize != nil && viewState.unitInsets == ViewportUnitInsets()) {
      return (standard, standard, standard)
    }
    return (
      standard, viewState.unitInsets.smallSize(in: frame.size),
      viewState.unitInsets.largeSize(in: frame.size)
    )
  }

  func setUnitInsets(minimum: UIEdgeInsets, maximum: UIEdgeInsets) {
    let refusal = viewState.unitInsets.set(
      minimum: EdgeLengths(minimum), maximum: EdgeLengths(maximum), in: frame.size)
    if let refusal { preconditionFailure(refusal) }
    schedulePageUpdate()
  }

  /// The viewport to send to the page, for the current state of the view.
  package var pageViewport: PageViewport {
    let insets = insets
    let configuration = viewportConfiguration
    let screen = window?.screen
    var unsized = configuration
    unsized.contentSize = .zero
    let unitScale = unsized.initialScale * viewState.zoom
    func unit(_ size: CGSize) -> CGSize {
      CGSize(width: size.width / unitScale, height: size.height / unitScale)
    }
    let sizes = viewportUnitSizes(insets)
    return PageViewport(
      screenSize: screen.map(Self.uprightSize) ?? bounds.size,
      deviceScaleFactor: screen?.scale ?? traitCollection.displayScale,
      isDark: traitCollection.userInterfaceStyle == .dark,
      unobscuredSize: innerSize(insets), layoutSize: cssSize(configuration.layoutSize),
      unitSize: unit(sizes.standard), smallUnitSize: unit(sizes.small),
      largeUnitSize: unit(sizes.large),
      scale: wantedScale(configuration), safeAreaInsets: insets.environment,
      orientationAngle: orientationAngle,
      keyboardHeight: max(0, input.keyboardOverlap - insets.obscuredInset.bottom))
  }

  /// Returns the size of a screen in portrait, which `window.screen` has in every orientation (W331).
  private static func uprightSize(_ screen: UIScreen) -> CGSize {
    let pixels = screen.nativeBounds.size
    return CGSize(width: pixels.width / screen.scale, height: pixels.height / screen.scale)
  }

  /// The value of `window.orientation` for the interface orientation (W74).
  private var orientationAngle: Int {
    switch window?.windowScene?.interfaceOrientation {
    case .portraitUpsideDown: return 180
    case .landscapeLeft: return -90
    case .landscapeRight: return 90
    default: return 0
    }
  }
}
