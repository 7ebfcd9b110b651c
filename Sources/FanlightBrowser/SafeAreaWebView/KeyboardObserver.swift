import Foundation
import UIKit

/// Observes the frame of the keyboard during its lifetime.
final class KeyboardObserver {
  private let token: any NSObjectProtocol

  /// Creates an observer.
  ///
  /// - Parameter moved: Called with the keyboard's new frame, which is below the screen when it is dismissed, and
  ///   with its screen; `nil` before iOS 16.1, whose notifications have none.
  init(_ moved: @escaping @MainActor (CGRect, UIScreen?) -> Void) {
    token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
    ) { note in
      let value = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
      let frame = value?.cgRectValue ?? .zero
      let screen = note.object as? UIScreen
      MainActor.assumeIsolated { moved(frame, screen) }
    }
  }

  deinit { NotificationCenter.default.removeObserver(token) }
}

extension UIView {
  /// Whether the view or one of its descendants is the first responder.
  var holdsFirstResponder: Bool {
    isFirstResponder || subviews.contains { $0.holdsFirstResponder }
  }
}
