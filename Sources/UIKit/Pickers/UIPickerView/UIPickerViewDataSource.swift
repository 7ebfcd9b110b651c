public import Foundation

/// The methods by which a data source provides the numbers of a picker view's components and rows.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
  /// Asks the data source for the number of components.
  func numberOfComponents(in pickerView: UIPickerView) -> Int

  /// Asks the data source for the number of rows of a component.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}
