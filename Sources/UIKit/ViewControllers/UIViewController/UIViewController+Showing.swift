import Foundation

extension UIViewController {
  /// Asks the enclosing controllers, the nearest first; the outermost one presents.
  ///
  /// UIKit searches for one that overrides the method; here each controller that does not forwards
  /// the call.
  func showInContainer(_ controller: UIViewController, sender: Any?) {
    if let parent {
      parent.show(controller, sender: sender)
    } else {
      present(controller, animated: UIView.areAnimationsEnabled)
    }
  }

  func showDetailInContainer(_ controller: UIViewController, sender: Any?) {
    if let parent {
      parent.showDetailViewController(controller, sender: sender)
    } else {
      present(controller, animated: UIView.areAnimationsEnabled)
    }
  }

  func exchange(
    _ old: UIViewController, for new: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions, animations: (() -> Void)?, completion: ((Bool) -> Void)?
  ) {
    precondition(
      old.parent === self && new.parent === self,
      """
      Children view controllers \(old) and \(new) must have a common parent view controller when \
      calling -[UIViewController \
      transitionFromViewController:toViewController:duration:options:animations:completion:]
      """)
    let forwards = shouldAutomaticallyForwardAppearanceMethods && appearance.phase == .appeared
    let isAnimated = duration > 0 && Runtime.animation.animates
    if forwards {
      old.beginAppearanceTransition(false, animated: isAnimated)
      new.beginAppearanceTransition(true, animated: isAnimated)
    }
    if let place = old.viewIfLoaded?.superview, new.view.superview == nil {
      place.addSubview(new.view)
    }
    viewIfLoaded?.layoutIfNeeded()
    UIView.animate(withDuration: duration, delay: 0, options: options) {
      animations?()
    } completion: { finished in
      old.viewIfLoaded?.removeFromSuperview()
      if forwards {
        old.endAppearanceTransition()
        new.endAppearanceTransition()
      }
      completion?(finished)
    }
  }
}
