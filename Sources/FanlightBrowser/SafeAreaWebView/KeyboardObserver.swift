import Foundation
import UIKit

/// Observes the frame of the keyboard during its lifetime.
final class KeyboardObserver {
  private let token: any NSObjectProtocol

  /// Creates an observer that receives the keyboard's frame on the screen; empty when it is dismissed.
  init(_ moved: @escaping @MainActor (CGRect) -> Void) {
    token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
    ) { note in
      let value = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
      let frame = value?.cgRectValue ?? .zero
      MainActor.assumeIsolated { moved(frame) }
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
