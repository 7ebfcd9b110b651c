public import UIKit
public import WebKit

/// A web view that places pages in the safe area as Safari does, whatever bars lie over it.
///
/// Let it fill the view of a controller whose bars are translucent:
///
/// ```swift
/// let webView = SafeAreaWebView(frame: view.bounds, configuration: WKWebViewConfiguration())
/// webView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
/// view.addSubview(webView)
/// ```
///
/// An app that sets the scroll view's delegate calls ``updateSafeArea()`` in
/// `scrollViewDidChangeAdjustedContentInset(_:)`, which is called when a page's `viewport-fit`
/// changes.
open class SafeAreaWebView: WKWebView {
  /// The strategy that places pages in the safe area; ``StandardSafeArea`` by default.
  public var safeAreaStrategy: any SafeAreaStrategy = .standard {
    didSet { updateSafeArea() }
  }

  private lazy var scrollObserver = ScrollObserver { [weak self] in self?.insetsDidChange() }
  private var largestSafeArea = UIEdgeInsets.zero
  private var largestSize = CGSize.zero
  private var contentSizeObservation: NSKeyValueObservation?
  private lazy var pageEnd = PageEndMeasurement { [weak self] in self?.updateSafeArea() }
  /// The content offset and top inset of the page before the safe area changed.
  private var lastPlace: (offset: CGFloat, top: CGFloat)?
  private var keyboardObserver: KeyboardObserver?
  private var keyboardOverlap: CGFloat = 0
  // Cached, as every layout reads the safe area.
  private lazy var hasObscuredContentInsets = SystemFeatures.hasObscuredContentInsets
  private var isUpdating = false
  private var isReady = false

  /// Creates a web view with a frame and a configuration.
  public override init(frame: CGRect, configuration: WKWebViewConfiguration) {
    super.init(frame: frame, configuration: configuration)
    setUp()
  }

  /// Creates a web view from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isReady = true
    scrollView.delegate = scrollObserver
    // The indicators are inset by the bars, whatever the page's `viewport-fit` is.
    scrollView.automaticallyAdjustsScrollIndicatorInsets = false
    contentSizeObservation = scrollView.observe(\.contentSize) { [weak self] _, _ in
      MainActor.assumeIsolated { self?.contentSizeDidChange() }
    }
    keyboardObserver = KeyboardObserver { [weak self] in self?.keyboardWillMove(to: $0, on: $1) }
    updateSafeArea()
  }

  // MARK: Placing

  /// The safe area insets that pages receive, in points, as the strategy determines them.
  open override var safeAreaInsets: UIEdgeInsets {
    // WebKit reads it during initialization.
    guard isReady else { return super.safeAreaInsets }
    return placement.webViewSafeArea
  }

  /// Updates the placement of the page.
  ///
  /// The web view does so when it is laid out and when the `viewport-fit` of its page changes. A controller
  /// that moves bars calls it in `viewWillLayoutSubviews()`, so that bars and page move together.
  public func updateSafeArea() {
    guard isReady, !isUpdating else { return }
    isUpdating = true
    defer { isUpdating = false }
    updatePageEnd()
    let placement = placement
    scrollView.verticalScrollIndicatorInsets = placement.verticalIndicatorInsets
    scrollView.horizontalScrollIndicatorInsets = placement.horizontalIndicatorInsets
    if #available(iOS 26.0, *), let obscured = placement.obscuredContentInsets,
      obscured != obscuredContentInsets
    {
      obscuredContentInsets = obscured
    }
    if #available(iOS 15.5, *), let insets = placement.viewportInsets { set(insets) }
    let old = scrollView.contentInset
    guard placement.contentInset != old else { return }
    let offset = scrollView.contentOffset
    scrollView.contentInset = placement.contentInset
    scrollView.contentOffset.y = SafeAreaPlacement.contentOffset(
      offset.y, whenTopChangesFrom: old.top, to: placement.contentInset.top)
  }

  /// Places the page, and lays out the subviews.
  open override func layoutSubviews() {
    updateSafeArea()
    super.layoutSubviews()
  }

  /// Records the content offset, before the scroll view adjusts it to the new safe area.
  open override func safeAreaInsetsDidChange() {
    if isReady {
      lastPlace = (scrollView.contentOffset.y, scrollView.adjustedContentInset.top)
    }
    super.safeAreaInsetsDidChange()
  }

  /// Handles a change of the adjusted content inset, by the page's `viewport-fit` or by bars.
  private func insetsDidChange() {
    updateSafeArea()
    guard let last = lastPlace else { return }
    lastPlace = nil
    let insets = scrollView.adjustedContentInset
    // The offset to which UIKit has moved a page that was not at its top.
    let moved = last.offset + last.top - insets.top
    guard safeAreaState.behavior == .always, placement.keepsContentInPlace,
      last.offset > -last.top + 0.5, abs(scrollView.contentOffset.y - moved) < 1
    else { return }
    let end = scrollView.contentSize.height + insets.bottom - scrollView.bounds.height
    scrollView.contentOffset.y = min(last.offset, max(-insets.top, end))
  }

  private var placement: SafeAreaPlacement {
    safeAreaStrategy.placement(for: safeAreaState)
  }

  /// The state that the strategy computes the placement from.
  public var safeAreaState: SafeAreaState {
    let safeArea = super.safeAreaInsets
    let device = window?.safeAreaInsets ?? safeArea
    let hasBar = safeArea.bottom > device.bottom + 0.5
    return SafeAreaState(
      safeArea: safeArea, deviceSafeArea: device,
      behavior: scrollView.contentInsetAdjustmentBehavior,
      hasBottomBar: hasBar,
      largestSafeArea: largest(safeArea, hasBar: hasBar), pageEndRoom: pageEnd.room,
      keyboardOverlap: keyboardOverlap, hasObscuredContentInsets: hasObscuredContentInsets)
  }

  /// Returns the largest safe area, with all bars shown, since the size of the view last changed.
  ///
  /// After a rotation the size changes before the insets; a safe area with bars replaces the largest one.
  private func largest(_ safeArea: UIEdgeInsets, hasBar: Bool) -> UIEdgeInsets {
    if bounds.size != largestSize || hasBar {
      (largestSize, largestSafeArea) = (bounds.size, safeArea)
    }
    largestSafeArea.top = max(largestSafeArea.top, safeArea.top)
    largestSafeArea.bottom = max(largestSafeArea.bottom, safeArea.bottom)
    return largestSafeArea
  }

  @available(iOS 15.5, *)
  private func set(_ insets: SafeAreaPlacement.ViewportInsets) {
    guard insets.minimum != minimumViewportInset || insets.maximum != maximumViewportInset,
      insets.maximum.top + insets.maximum.bottom < bounds.height
    else { return }
    setMinimumViewportInset(insets.minimum, maximumViewportInset: insets.maximum)
  }

  // MARK: The keyboard

  /// Updates the safe area for the page's keyboard (W67).
  ///
  /// The keyboard of another view, such as the address field, and one on another screen are ignored.
  private func keyboardWillMove(to frame: CGRect, on screen: UIScreen?) {
    if let screen, let window, screen !== window.screen { return }
    let place = window.map { convert(frame, from: $0) } ?? frame
    // A floating or split keyboard covers a part that the user can move (W70).
    let isDocked = place.minX <= bounds.minX && place.maxX >= bounds.maxX
    let covered = isDocked ? max(0, bounds.maxY - max(bounds.minY, place.minY)) : 0
    keyboardOverlap = covered > 0 && (keyboardOverlap > 0 || holdsFirstResponder) ? covered : 0
    updateSafeArea()
  }

  // MARK: The end of the page

  private func contentSizeDidChange() {
    let wasNeeded = pageEnd.isNeeded
    updateSafeArea()
    if wasNeeded, pageEnd.isNeeded { pageEnd.measure(in: self) }
  }

  /// Measures the page's end once it is needed: only a covering page under a bar may need space added to
  /// its end.
  ///
  /// The size of the page, its `viewport-fit` and the bar may change in any order.
  private func updatePageEnd() {
    let state = safeAreaState
    let isNeeded = state.behavior == .never && state.hasBottomBar
    guard isNeeded != pageEnd.isNeeded else { return }
    if isNeeded { pageEnd.measure(in: self) } else { pageEnd.discard() }
  }
}
