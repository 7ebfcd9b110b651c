import UIKit

protocol PickerViewDelegate: AnyObject {
  func pickerDidPick(_ value: Int)
}

class ValuePicker: UIView {
  weak var delegate: PickerViewDelegate?

  func pick(_ value: Int) { delegate?.pickerDidPick(value) }
}
