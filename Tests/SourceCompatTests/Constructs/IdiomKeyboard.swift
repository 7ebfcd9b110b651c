import UIKit

class KeyboardAwareScreen: UIViewController {
  private let scrollView = UIScrollView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(scrollView)
    scrollView.keyboardDismissMode = .interactive
    NotificationCenter.default.addObserver(
      self, selector: Selector("keyboard:", KeyboardAwareScreen.keyboardWillChangeFrame(_:)),
      name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
  }

  private func keyboardWillChangeFrame(_ notification: Notification) {
    guard
      let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect,
      let box = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue,
      let duration = notification.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey]
        as? TimeInterval
    else { return }
    let overlap = max(0, view.bounds.maxY - view.convert(frame, from: nil).minY)
    UIView.animate(withDuration: duration) {
      self.scrollView.contentInset.bottom = overlap - self.view.safeAreaInsets.bottom
      self.scrollView.alpha = box.cgRectValue.isEmpty ? 1 : 0.9
    }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    view.endEditing(true)
  }
}
