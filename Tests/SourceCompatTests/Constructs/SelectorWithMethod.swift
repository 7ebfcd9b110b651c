import UIKit

class WiredScreen: UIViewController {
  private lazy var item = UIBarButtonItem(
    title: "Save", style: .done, target: self, action: Selector("save", WiredScreen.save))

  func wire(_ control: UIControl) {
    control.addTarget(
      self, action: Selector("changed:", WiredScreen.changed(_:)), for: .valueChanged)
    control.addTarget(
      self, action: Selector("changed:event:", WiredScreen.changed(_:event:)), for: .touchDown)
    control.addTarget(
      control, action: Selector("resign", UIView.resignFirstResponder), for: .touchUpInside)
  }

  private func save() {}
  private func changed(_ sender: UIControl) {}
  private func changed(_ sender: UIControl, event: UIEvent) {}
}
