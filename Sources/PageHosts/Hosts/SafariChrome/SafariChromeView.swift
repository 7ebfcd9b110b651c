import CoreGraphics
import Foundation
import UIKit

/// A view that draws Safari's bars over its web view, and receives no touches.
final class SafariChromeView: UIView {
  private let style: SafariChromeStyle
  private let signs: SafariFieldSymbols
  private let label: UILabel = UILabel(frame: .zero)
  private let field: UIView = UIView(frame: .zero)
  /// The current layout of the bars.
  private(set) var shown: SafariChromeLayout?
  private var parts: [UIView] = []

  init(style: SafariChromeStyle, signs: SafariFieldSymbols, title: String) {
    self.style = style
    self.signs = signs
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    label.text = title
    label.font = UIFont.systemFont(ofSize: 17)
    label.textAlignment = .center
    label.lineBreakMode = .byTruncatingTail
    label.setAdaptsToBackdrop(style == .capsules)
  }

  required init?(coder: NSCoder) {
    preconditionFailure("Safari's bars are not read from a storyboard")
  }

  /// Whether the page was loaded over HTTPS.
  var showsLock: Bool = false {
    didSet { if showsLock != oldValue { build() } }
  }

  /// The color of the page at its top.
  var pageColor: UIColor? {
    didSet { if pageColor != oldValue, style.takesPageColor { build() } }
  }

  /// The colors of fixed elements at the page's edges, which iOS 26 extends under the bars.
  struct EdgeColors: Equatable {
    var top: UIColor?
    var bottom: UIColor?
  }

  /// The colors of the fixed elements at the page's edges.
  var fixedEdgeColors: EdgeColors = EdgeColors() {
    didSet { if fixedEdgeColors != oldValue, style == .capsules { build() } }
  }

  /// Whether the web view can go back and forward; disabled arrows are dimmed.
  struct Steps: Equatable {
    var back: Bool = false
    var forward: Bool = false

    /// Returns whether a button is enabled.
    func allows(_ icon: SafariIcon) -> Bool {
      switch icon {
      case .back: back
      case .forward: forward
      default: true
      }
    }
  }

  /// Whether the web view can go back and forward.
  var availableNavigation: Steps = Steps() {
    didSet { if availableNavigation != oldValue { build() } }
  }

  /// Whether the page is scrolled down from its top.
  var isScrolled: Bool = false {
    didSet { if isScrolled != oldValue, style == .capsules { build() } }
  }

  /// Whether the bar at the top is tinted with a dark color.
  var isTopDark: Bool { (topColor?.lightness ?? 1) < 0.5 }

  /// The style of the status bar: on a bar with the page's color it contrasts with that color, in
  /// light and in dark mode.
  var statusBarStyle: UIStatusBarStyle {
    guard topColor != nil else { return .default }
    return isTopDark ? .lightContent : .darkContent
  }

  private var topColor: UIColor? { style.takesPageColor ? pageColor : nil }

  /// Lays out the bars for their insets.
  func show(barInsets: UIEdgeInsets, safeArea: UIEdgeInsets, isMinimized: Bool = false) {
    var layout =
      isMinimized
      ? SafariChromeLayout.minimized(
        style, size: bounds.size, bars: barInsets, safeArea: safeArea)
      : SafariChromeLayout(style: style, size: bounds.size, bars: barInsets, safeArea: safeArea)
    if isRightToLeft { layout = layout.mirrored(in: bounds.width) }
    guard layout != shown else { return }
    shown = layout
    fadeHeight = barInsets.top
    bottomHeight = barInsets.bottom
    build()
  }

  private var fadeHeight: CGFloat = 0
  private var bottomHeight: CGFloat = 0

  private func build() {
    guard let layout = shown else { return }
    for part in parts { part.removeFromSuperview() }
    parts = []
    if style == .capsules { addEdges(layout) }
    row = nil
    if style == .capsules, !layout.rowOfCapsules.isEmpty {
      let row = UIView(frame: layout.rowOfCapsules)
      self.row = row
      add(row)
    }
    for (index, strip) in layout.strips.enumerated() { addStrip(strip, isTop: index == 0) }
    for capsule in layout.capsules { addGlass(capsule) }
    if !layout.field.isEmpty { layOutField(layout.field, isAtTop: layout.isFieldAtTop) }
    for tool in layout.tools {
      let ink = ink(isAtTop: layout.isSingleBar)
      // Dimmed like a bar button item that is disabled.
      let color = availableNavigation.allows(tool.icon) ? ink : dimmed(ink)
      addSymbol(tool.icon, at: tool.center, in: self, color: color)
    }
  }

  private func dimmed(_ ink: UIColor) -> UIColor {
    (ink == .white || (isDark && style != .capsules) ? UIColor.white : .black)
      .withAlphaComponent(0.25)
  }

  /// The view whose area's luminance determines the appearance of all capsules in a row, so that
  /// they match.
  private var row: UIView?

  private func addGlass(_ frame: CGRect) {
    let glass = GlassView(frame: frame)
    glass.setAdaptsToBackdrop(true, judging: row)
    add(glass)
  }

  /// Extends the colors of fixed elements at the page's edges under the bars, or fades the page
  /// out.
  private func addEdges(_ layout: SafariChromeLayout) {
    if let color = fixedEdgeColors.top {
      addExtension(CGRect(x: 0, y: 0, width: bounds.width, height: fadeHeight), color)
    } else if isScrolled {
      addFade()
    }
    if let color = fixedEdgeColors.bottom {
      let height = bottomHeight
      addExtension(
        CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height), color)
    }
  }

  private func addExtension(_ frame: CGRect, _ color: UIColor) {
    let view = UIView(frame: frame)
    view.backgroundColor = color
    add(view)
  }

  private func add(_ part: UIView) {
    addSubview(part)
    parts.append(part)
  }

  private func addFade() {
    let fade = ScrollEdgeFade(toward: .bottom)
    fade.frame = CGRect(x: 0, y: 0, width: bounds.width, height: fadeHeight)
    add(fade)
  }

  private func addStrip(_ frame: CGRect, isTop: Bool) {
    if isTop, let topColor {
      let strip = UIView(frame: frame)
      strip.backgroundColor = topColor
      return add(strip)
    }
    let strip = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
    strip.frame = frame
    add(strip)
    // One pixel outside the strip, like the hairlines of UIKit's bars.
    let height = 1 / max(1, traitCollection.displayScale)
    let hairline = UIView(
      frame: CGRect(
        x: 0, y: isTop ? frame.maxY : frame.minY - height, width: frame.width, height: height))
    hairline.backgroundColor = UIColor(white: 0, alpha: 0.3)
    add(hairline)
  }

  /// Rebuilds the bars for light or dark mode.
  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    if previous?.userInterfaceStyle != traitCollection.userInterfaceStyle { build() }
  }

  private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private var isDark: Bool { traitCollection.userInterfaceStyle == .dark }

  /// Returns the color of labels: in a tinted bar it contrasts with the page's color, otherwise it
  /// is that of light or dark mode.
  private func textColor(isAtTop: Bool) -> UIColor {
    // On glass, it is inverted where the backdrop does not match the mode.
    if isAtTop, topColor != nil { return isTopDark ? .white : .black }
    return isDark ? .white : .black
  }

  /// Returns the color of buttons: blue on the system's material, white on a dark page color.
  private func ink(isAtTop: Bool) -> UIColor {
    if style == .capsules { return textColor(isAtTop: false) }
    return isAtTop && isTopDark ? .white : .systemBlue
  }

  private func fieldColor(isAtTop: Bool) -> UIColor {
    if shown?.isMinimized == true { return .clear }
    switch style {
    case .addressAtTop:
      return isDark ? UIColor(white: 1, alpha: 0.12) : UIColor(white: 0, alpha: 0.08)
    case .addressAtBottom where !isAtTop: return isDark ? UIColor(white: 0.23, alpha: 1) : .white
    case .addressAtBottom:
      return isTopDark ? UIColor(white: 1, alpha: 0.2) : UIColor(white: 0, alpha: 0.06)
    case .capsules: return .clear
    }
  }

  private func layOutField(_ frame: CGRect, isAtTop: Bool) {
    if style == .capsules { addGlass(frame) }
    label.setAdaptsToBackdrop(style == .capsules, judging: row)
    field.frame = frame
    field.backgroundColor = fieldColor(isAtTop: isAtTop)
    field.layer.cornerRadius = style == .addressAtTop ? 10 : 12
    for view in field.subviews { view.removeFromSuperview() }
    add(field)

    let isMinimized = shown?.isMinimized == true
    let color = textColor(isAtTop: isAtTop)
    label.textColor = color
    label.font = UIFont.systemFont(ofSize: isMinimized ? 12 : 17)
    let textWidth = min(label.sizeThatFits(frame.size).width, frame.width - 88)
    let lineHeight = label.font.lineHeight
    label.frame = CGRect(
      x: ((frame.width - textWidth) / 2).rounded(), y: ((frame.height - lineHeight) / 2).rounded(),
      width: textWidth.rounded(.up), height: lineHeight.rounded(.up))
    field.addSubview(label)
    let middle = frame.height / 2
    if showsLock, style != .capsules {
      addSymbol(
        .lock, at: CGPoint(x: label.frame.minX - 10, y: middle), in: field, color: color,
        factor: 0.62)
    }
    guard !isMinimized else { return }
    if let start = signs.start {
      addSymbol(
        start, at: CGPoint(x: isRightToLeft ? frame.width - 24 : 24, y: middle), in: field,
        color: color, factor: 0.85)
    }
    if let end = signs.end {
      addSymbol(
        end, at: CGPoint(x: isRightToLeft ? 22 : frame.width - 22, y: middle), in: field,
        color: color, factor: 0.9)
    }
  }

  /// Adds a symbol; on bars, symbols are slightly larger than in text, as in UIKit.
  private func addSymbol(
    _ icon: SafariIcon, at center: CGPoint, in parent: UIView, color: UIColor,
    factor: CGFloat = 1.15
  ) {
    guard let image = UIImage(systemName: icon.symbolName) else { return }
    let picture = UIImageView(image: image)
    picture.contentMode = .scaleAspectFit
    picture.bounds.size = CGSize(
      width: image.size.width * factor, height: image.size.height * factor)
    picture.center = center
    // Arrows follow the reading direction, like the system's.
    if isRightToLeft, icon == .back || icon == .forward {
      picture.transform = CGAffineTransform(scaleX: -1, y: 1)
    }
    picture.tintColor = color
    picture.setAdaptsToBackdrop(style == .capsules, judging: row)
    parent.addSubview(picture)
    if parent === self { parts.append(picture) }
  }
}
