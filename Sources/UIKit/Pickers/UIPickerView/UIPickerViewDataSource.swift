public import Foundation

/// The methods with which an object says how many components and rows a picker view has.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
  /// Asks the data source for the number of components.
  func numberOfComponents(in pickerView: UIPickerView) -> Int

  /// Asks the data source for the number of rows of a component.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}
