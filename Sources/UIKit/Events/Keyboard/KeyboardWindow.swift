import CoreGraphics
import Foundation
import QuartzCore

/// The system's window with keyboard and input views, in front of the app's.
final class KeyboardWindow: UIWindow {
  private let host = UIView()
  private let keys = KeysView()
  private var accessory: UIView?
  private var input: UIView?

  override init(windowScene: UIWindowScene) {
    super.init(windowScene: windowScene)
    windowLevel = UIWindow.Level(1)
    addSubview(host)
    host.addSubview(keys)
  }

  override init(frame: CGRect) { super.init(frame: frame) }

  required init?(coder: NSCoder) { nil }

  override var canBecomeKey: Bool { false }

  /// Touches beside the keyboard belong to the app.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }

  /// Places the parts of an input set in a rectangle of the screen.
  func show(_ set: InputSet?, at frame: CGRect) {
    exchange(&accessory, for: set?.accessoryView)
    exchange(&input, for: set?.inputView)
    host.frame = frame
    guard let set, let scene = windowScene else { return }
    let accessoryHeight = set.accessoryHeight(in: scene)
    accessory?.frame = CGRect(x: 0, y: 0, width: frame.width, height: accessoryHeight)
    let rest = CGRect(
      x: 0, y: accessoryHeight, width: frame.width, height: frame.height - accessoryHeight)
    input?.frame = rest
    keys.isHidden = !set.hasKeys
    keys.bottomStrip = scene.geometry.safeAreaInsets.bottom
    keys.frame = rest
  }

  private func exchange(_ view: inout UIView?, for new: UIView?) {
    guard view !== new else { return }
    if view?.superview === host { view?.removeFromSuperview() }
    view = new
    if let new { host.addSubview(new) }
  }
}

/// A keyboard without letters: rows of keys at the right height.
///
/// Source: by eye.
private final class KeysView: UIView {
  var bottomStrip: CGFloat = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor { traits in
      traits.userInterfaceStyle == .dark
        ? UIColor(white: 0.17, alpha: 1) : UIColor(red: 0.82, green: 0.83, blue: 0.85, alpha: 1)
    }
    layer.needsDisplayOnBoundsChange = true
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    layer.drawingExtent = .anywhere
    guard let context = UIGraphicsGetCurrentContext(), bounds.height > 60 else { return }
    let isDark = traitCollection.userInterfaceStyle == .dark
    context.setFillColor(gray: isDark ? 0.42 : 1, alpha: 1)
    let predictions: CGFloat = 44
    let rows = [10, 9, 9, 3]
    let space = bounds.height - predictions - max(bottomStrip, 4)
    let rowHeight = space / CGFloat(rows.count)
    for (row, count) in rows.enumerated() {
      let unit = bounds.width / 10
      let width = row == 3 ? bounds.width / CGFloat(count) : unit
      let left = (bounds.width - width * CGFloat(count)) / 2
      for column in 0..<count {
        let key = CGRect(
          x: left + CGFloat(column) * width, y: predictions + CGFloat(row) * rowHeight,
          width: width, height: rowHeight)
        context.addPath(
          CGPath(
            roundedRect: key.insetBy(dx: 3, dy: 5), cornerWidth: 5, cornerHeight: 5,
            transform: nil))
        context.fillPath()
      }
    }
  }
}
