import Foundation

/// The rectangle of the keyboard in a view's space.
///
/// It ends with the keyboard, at the bottom of the window, even if the view ends above that. While
/// there is no keyboard it begins with the safe area at the view's bottom, or, without
/// ``usesBottomSafeArea``, at its bottom edge (S4.40). A floating keyboard is ignored unless
/// ``followsUndockedKeyboard`` is set.
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// A Boolean value that determines whether the guide follows a floating keyboard; `false` by
  /// default.
  open var followsUndockedKeyboard: Bool = false {
    didSet {
      owningView?.layoutNumbersChanged()
      owningView?.setNeedsLayout()
    }
  }

  /// A Boolean value that determines whether the guide is as high as the safe area at the bottom
  /// while there is no keyboard; `true` by default.
  open var usesBottomSafeArea: Bool = true {
    didSet {
      owningView?.layoutNumbersChanged()
      owningView?.setNeedsLayout()
    }
  }

  /// The distance above the keyboard, in points, from which a touch can drag it down; 0 by default.
  open var keyboardDismissPadding: CGFloat = 0

  init(owner: UIView) {
    super.init(identifier: "UIKeyboardLayoutGuide", owner: owner) { _ in CGRect.zero }
  }

  /// The rectangle in the owner's space, in points, always up to date.
  open override var layoutFrame: CGRect {
    guard let view = owningView else { return .zero }
    let bounds = view.bounds
    let inset = usesBottomSafeArea ? view.safeAreaInsets.bottom : 0
    let window = view.window
    let bottom = window.map { view.convert($0.bounds, from: $0).maxY } ?? bounds.maxY
    func strip(from top: CGFloat) -> CGRect {
      CGRect(x: bounds.minX, y: top, width: bounds.width, height: max(0, bottom - top))
    }
    let rest = bounds.maxY - inset
    guard let window, let keyboard = window.windowScene?.keyboard, keyboard.isShown else {
      return strip(from: rest)
    }
    let frame = view.convert(window.layer.convert(keyboard.frame, from: nil), from: window)
    if keyboard.floatingFrame != nil {
      return followsUndockedKeyboard ? frame : strip(from: rest)
    }
    return strip(from: min(max(frame.minY, bounds.minY), rest))
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
