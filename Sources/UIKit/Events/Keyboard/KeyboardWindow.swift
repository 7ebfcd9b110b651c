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

  /// Whether the letters on the keys are uppercase.
  var isShifted: Bool {
    get { keys.isShifted }
    set { keys.isShifted = newValue }
  }

  override var canBecomeKey: Bool { false }

  /// Touches beside the keyboard belong to the app.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }

  /// Lays out the views of an input set in a rectangle of the screen.
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
    keys.bottomInset = scene.geometry.safeAreaInsets.bottom
    keys.returnKeyType = set.returnKeyType
    keys.keyboardType = set.keyboardType
    isShifted = set.isShifted
    keys.frame = rest
    overrideUserInterfaceStyle = set.userInterfaceStyle
  }

  private func exchange(_ view: inout UIView?, for new: UIView?) {
    guard view !== new else { return }
    if view?.superview === host { view?.removeFromSuperview() }
    view = new
    if let new { host.addSubview(new) }
  }
}
