public import Foundation
public import UIKit

/// The user's answers to what an app presents.
extension Simulator {
  /// The view controller that is presented above all others; `nil` if none is.
  public var topController: UIViewController? {
    var controller = (scene.keyWindow ?? window).rootViewController
    while let next = controller?.presentedViewController { controller = next }
    return controller
  }

  /// Picks an image in the image picker that is presented; returns whether there is one (S21.7).
  @discardableResult
  public func pickImage(_ image: UIImage) -> Bool {
    guard let picker = topController as? UIImagePickerController else { return false }
    picker.pick(image)
    layOut()
    return true
  }

  /// Picks a video or another file in the image picker that is presented; returns whether there is one (S21.7).
  @discardableResult
  public func pickMedia(_ url: URL, ofType type: String = "public.movie") -> Bool {
    guard let picker = topController as? UIImagePickerController else { return false }
    picker.pick(url, ofType: type)
    layOut()
    return true
  }

  /// Picks documents in the document picker that is presented; returns whether there is one (S21.8).
  @discardableResult
  public func pickDocuments(_ urls: [URL]) -> Bool {
    guard let picker = topController as? UIDocumentPickerViewController else { return false }
    picker.pick(urls)
    layOut()
    return true
  }

  /// Cancels the picker that is presented; returns whether there is one (S21.7, S21.8).
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

  /// Does what a tap on an alert's button with a title does; returns whether there is one (S21.9).
  @discardableResult
  public func chooseAlertAction(titled title: String) -> Bool {
    guard let alert = topController as? UIAlertController,
      let action = alert.actions.first(where: { $0.title == title }), action.isEnabled
    else { return false }
    alert.userTaps(action)
    layOut()
    return true
  }

  /// Turns a wheel of a picker view to a row, as the user does (S21.4).
  public func selectRow(_ row: Int, inComponent component: Int, of picker: UIPickerView) {
    picker.choose(row, component)
    layOut()
  }

  /// Selects a date in a date picker, as the user does (S21.6).
  public func selectDate(_ date: Date, in picker: UIDatePicker) {
    picker.choose(date)
    layOut()
  }
}
