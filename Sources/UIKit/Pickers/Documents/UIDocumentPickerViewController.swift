public import Foundation

/// A view controller in which the user picks documents; a test makes the selection (S21.8).
open class UIDocumentPickerViewController: UIViewController {
  private let types: [String]
  private let exported: [URL]
  private let storedMode: UIDocumentPickerMode

  /// Creates a picker for documents of some types.
  public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    types = allowedUTIs
    exported = []
    storedMode = mode
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .pageSheet
  }

  /// Creates a picker for the destination of a document of the app.
  public convenience init(url: URL, in mode: UIDocumentPickerMode) {
    self.init(urls: [url], in: mode)
  }

  /// Creates a picker for the destination of documents of the app.
  public init(urls: [URL], in mode: UIDocumentPickerMode) {
    types = []
    exported = urls
    storedMode = mode
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .pageSheet
  }

  /// Creates a picker for the destination to which documents of the app are moved or copied.
  public convenience init(forExporting urls: [URL], asCopy: Bool = false) {
    self.init(urls: urls, in: asCopy ? .exportToService : .moveToService)
  }

  /// Creates no picker: archives of pickers are not supported, and the result is always `nil`.
  public required init?(coder: NSCoder) { nil }

  /// The delegate that receives the picked documents.
  open weak var delegate: (any UIDocumentPickerDelegate)?

  /// The operation of the picker.
  open var documentPickerMode: UIDocumentPickerMode { storedMode }

  /// A Boolean value that determines whether the user can pick several documents; `false` by default (S21.8).
  open var allowsMultipleSelection: Bool = false

  /// A Boolean value that determines whether file extensions are shown; it has no effect, because no names
  /// are shown.
  open var shouldShowFileExtensions: Bool = false

  /// The folder that the picker shows initially; `nil`, the default, for the last one.
  open var directoryURL: URL?

  /// The types of the documents that can be picked; empty for an export.
  package var allowedTypes: [String] { types }

  /// The documents of the app to export.
  package var exportedURLs: [URL] { exported }

  /// Picks documents as if the user had picked them: dismisses the picker, and calls the delegate.
  package func pick(_ urls: [URL]) {
    let picked = allowsMultipleSelection ? urls : Array(urls.prefix(1))
    presentingViewController?.dismiss(animated: true)
    delegate?.documentPicker(self, didPickDocumentsAt: picked)
  }

  /// Cancels as if the user had tapped Cancel: dismisses the picker, and calls the delegate.
  package func cancel() {
    presentingViewController?.dismiss(animated: true)
    delegate?.documentPickerWasCancelled(self)
  }
}
