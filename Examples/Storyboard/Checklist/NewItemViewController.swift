import UIKit

class NewItemViewController: UIViewController, UITextFieldDelegate {
  @IBOutlet private weak var titleField: UITextField!
  @IBOutlet private weak var addButton: UIButton!

  var enteredTitle: String? {
    let text = titleField.text ?? ""
    return text.isEmpty ? nil : text
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    titleField.addTarget(self, action: #selector(textChanged), for: .editingChanged)
    addButton.isEnabled = false
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    return identifier != "add" || enteredTitle != nil
  }

  @objc func textChanged() {
    addButton.isEnabled = enteredTitle != nil
  }
}
