public import Foundation

/// The methods by which a delegate receives the documents that the user picks.
///
/// Every method is optional.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  /// Tells the delegate that the user picked documents; the picker is dismissed (S21.8).
  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])

  /// Tells the delegate that the user picked a document, if it does not implement the method for several
  /// (S21.8).
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)

  /// Tells the delegate that the user canceled the picker (S21.8).
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  /// The default implementation calls the method for one document.
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) { for url in urls.prefix(1) { documentPicker(controller, didPickDocumentAt: url) } }

  /// The default implementation does nothing.
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL
  ) {}

  /// The default implementation does nothing.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}
