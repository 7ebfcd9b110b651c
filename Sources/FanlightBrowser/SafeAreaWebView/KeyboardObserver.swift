import Foundation
import UIKit

/// Observes where the keyboard goes for as long as it lives.
final class KeyboardObserver {
  private let token: any NSObjectProtocol

  /// Creates an observer, which is handed the keyboard's frame on the screen; empty when it goes.
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
  /// Whether something in the view takes what is typed.
  var holdsFirstResponder: Bool {
    isFirstResponder || subviews.contains { $0.holdsFirstResponder }
  }
}
