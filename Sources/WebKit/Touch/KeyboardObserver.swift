import Foundation
import UIKit

/// Observes the frame of the keyboard (W67).
final class KeyboardObserver {
  private let token: any NSObjectProtocol

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
