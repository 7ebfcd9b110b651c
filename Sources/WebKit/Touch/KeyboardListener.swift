import Foundation
import UIKit

/// Hears where the keyboard goes for as long as it lives (W67).
final class KeyboardListener {
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
