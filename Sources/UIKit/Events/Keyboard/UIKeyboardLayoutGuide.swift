import Foundation

/// A guide that follows something which moves over the screen.
open class UITrackingLayoutGuide: UILayoutGuide {}

/// The rectangle of the keyboard in a view's space.
///
/// While there is no keyboard it is the strip of the safe area at the bottom, or, without
/// ``usesBottomSafeArea``, the bottom edge. A keyboard that floats counts as none unless
/// ``followsUndockedKeyboard`` is set.
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// A Boolean value that determines whether the guide goes along with a keyboard that floats.
  open var followsUndockedKeyboard: Bool = false {
    didSet {
      owningView?.layoutNumbersChanged()
      owningView?.setNeedsLayout()
    }
  }

  /// A Boolean value that determines whether the guide is as high as the safe area at the bottom
  /// while there is no keyboard.
  open var usesBottomSafeArea: Bool = true {
    didSet {
      owningView?.layoutNumbersChanged()
      owningView?.setNeedsLayout()
    }
  }

  /// How far above the keyboard a touch may begin to pull it down, in points.
  open var keyboardDismissPadding: CGFloat = 0

  init(owner: UIView) {
    super.init(identifier: "UIKeyboardLayoutGuide", owner: owner) { _ in CGRect.zero }
  }

  /// The rectangle in the owner's space, in points, always up to date.
  open override var layoutFrame: CGRect {
    guard let view = owningView else { return .zero }
    let bounds = view.bounds
    let strip = usesBottomSafeArea ? view.safeAreaInsets.bottom : 0
    let rest = CGRect(
      x: bounds.minX, y: bounds.maxY - strip, width: bounds.width, height: strip)
    guard let window = view.window, let keyboard = window.windowScene?.keyboard, keyboard.isShown
    else { return rest }
    let frame = view.convert(window.layer.convert(keyboard.frame, from: nil), from: window)
    if keyboard.floatingFrame != nil { return followsUndockedKeyboard ? frame : rest }
    let top = min(max(frame.minY, bounds.minY), rest.minY)
    return CGRect(x: bounds.minX, y: top, width: bounds.width, height: bounds.maxY - top)
  }
}

extension UIView {
  /// The rectangle of the keyboard in the view's space; from iOS 15.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    if let guide = touching.keyboardGuide { return guide }
    let guide = UIKeyboardLayoutGuide(owner: self)
    touching.keyboardGuide = guide
    (window?.windowScene ?? Runtime.environment?.scene)?.keyboard.add(guide)
    return guide
  }
}
