public import Foundation

/// The methods by which a delegate provides the rows of a picker view and observes their selection.
///
/// Every method is optional.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {
  /// Asks the delegate for the width of a component, in points (S21.2).
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat

  /// Asks the delegate for the height of a component's rows, in points (S21.2).
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat

  /// Asks the delegate for the title of a row (S21.3).
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String?

  /// Asks the delegate for the attributed title of a row, which takes precedence over the plain one (S21.3).
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?

  /// Asks the delegate for the view of a row, which takes precedence over titles (S21.3).
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView

  /// Tells the delegate that the user selected a row (S21.4).
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  /// Returns the width of a component; by default an equal share of the picker view's width.
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    OptionalRequirement.missing(0)
  }

  /// Returns the height of the rows; by default the system's.
  public func pickerView(
    _ pickerView: UIPickerView, rowHeightForComponent component: Int
  ) -> CGFloat { OptionalRequirement.missing(0) }

  /// Returns the title of a row; `nil` by default.
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }

  /// Returns the attributed title of a row; `nil` by default.
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }

  /// Returns the view of a row; by default a label with the title.
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView { OptionalRequirement.missing(UIView()) }

  /// The default implementation does nothing.
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {}
}
