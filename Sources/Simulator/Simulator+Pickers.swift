public import Foundation
public import UIKit

/// The user's actions in what an app presents.
extension Simulator {
  /// The topmost presented view controller; `nil` if none is presented.
  public var topController: UIViewController? {
    var controller = (scene.keyWindow ?? window).rootViewController
    while let next = controller?.presentedViewController { controller = next }
    return controller
  }

  /// Picks an image in the presented image picker (S21.7).
  ///
  /// - Returns: Whether an image picker is presented.
  @discardableResult
  public func pickImage(_ image: UIImage) -> Bool {
    guard let picker = topController as? UIImagePickerController else { return false }
    picker.pick(image)
    layOut()
    return true
  }

  /// Picks a video or another file in the presented image picker (S21.7).
  ///
  /// - Returns: Whether an image picker is presented.
  @discardableResult
  public func pickMedia(_ url: URL, ofType type: String = "public.movie") -> Bool {
    guard let picker = topController as? UIImagePickerController else { return false }
    picker.pick(url, ofType: type)
    layOut()
    return true
  }

  /// Picks documents in the presented document picker (S21.8).
  ///
  /// - Returns: Whether a document picker is presented.
  @discardableResult
  public func pickDocuments(_ urls: [URL]) -> Bool {
    guard let picker = topController as? UIDocumentPickerViewController else { return false }
    picker.pick(urls)
    layOut()
    return true
  }

  /// Cancels the presented image or document picker (S21.7, S21.8).
  ///
  /// - Returns: Whether a picker is presented.
  @discardableResult
  public func cancelPicker() -> Bool {
    switch topController {
    case let picker as UIImagePickerController: picker.cancel()
    case let picker as UIDocumentPickerViewController: picker.cancel()
    default: return false
    }
    layOut()
    return true
  }

  /// Performs the action of an alert's button, as a tap on it does (S21.9).
  ///
  /// - Returns: Whether an alert with such a button is presented.
  @discardableResult
  public func chooseAlertAction(titled title: String) -> Bool {
    guard let alert = topController as? UIAlertController,
      let action = alert.actions.first(where: { $0.title == title }), action.isEnabled
    else { return false }
    alert.userTaps(action)
    layOut()
    return true
  }

  /// Selects a row of a picker view as if the user had selected it (S21.4).
  public func selectRow(_ row: Int, inComponent component: Int, of picker: UIPickerView) {
    picker.userSelectsRow(row, component)
    layOut()
  }

  /// Selects a date of a date picker as if the user had selected it (S21.6).
  public func selectDate(_ date: Date, in picker: UIDatePicker) {
    picker.userSelects(date)
    layOut()
  }
}
