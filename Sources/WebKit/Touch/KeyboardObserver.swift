import Foundation
import UIKit

/// Observes the frame of the keyboard (W67).
final class KeyboardObserver {
  private let token: any NSObjectProtocol

  /// Creates an observer.
  ///
  /// - Parameter moved: Called with the keyboard's new frame and its screen, if the notification names one.
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
