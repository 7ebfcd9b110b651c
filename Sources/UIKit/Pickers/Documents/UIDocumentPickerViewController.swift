public import Foundation

/// A view controller for picking documents; a test answers it (S21.8).
open class UIDocumentPickerViewController: UIViewController {
  private let types: [String]
  private let exported: [URL]
  private let storedMode: UIDocumentPickerMode

  /// Creates a picker of documents of some types.
  public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    types = allowedUTIs
    exported = []
    storedMode = mode
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .pageSheet
  }

  /// Creates a picker of a place for a document of the app.
  public convenience init(url: URL, in mode: UIDocumentPickerMode) {
    self.init(urls: [url], in: mode)
  }

  /// Creates a picker of a place for documents of the app.
  public init(urls: [URL], in mode: UIDocumentPickerMode) {
    types = []
    exported = urls
    storedMode = mode
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .pageSheet
  }

  /// Creates a picker of a place to which documents of the app are moved, or copied.
  public convenience init(forExporting urls: [URL], asCopy: Bool = false) {
    self.init(urls: urls, in: asCopy ? .exportToService : .moveToService)
  }

  /// Creates nothing: archives of pickers are not supported, and the result is `nil`.
  public required init?(coder: NSCoder) { nil }

  /// The object that receives the documents.
  open weak var delegate: (any UIDocumentPickerDelegate)?

  /// What the picker does with a document.
  open var documentPickerMode: UIDocumentPickerMode { storedMode }

  /// A Boolean value that determines whether several documents can be picked; `false` by default (S21.8).
  open var allowsMultipleSelection: Bool = false

  /// A Boolean value that determines whether names are shown with their extensions; no names are shown here.
  open var shouldShowFileExtensions: Bool = false

  /// The folder that the picker shows first; `nil`, the default, is the last one.
  open var directoryURL: URL?

  /// The types of the documents that can be picked; none while documents are exported.
  package var allowedTypes: [String] { types }

  /// The documents of the app for which a place is picked.
  package var exportedURLs: [URL] { exported }

  /// The user picks documents: the picker goes, and the delegate is told.
  package func pick(_ urls: [URL]) {
    let picked = allowsMultipleSelection ? urls : Array(urls.prefix(1))
    presentingViewController?.dismiss(animated: true)
    delegate?.documentPicker(self, didPickDocumentsAt: picked)
  }

  /// The user cancels: the picker goes, and the delegate is told.
  package func cancel() {
    presentingViewController?.dismiss(animated: true)
    delegate?.documentPickerWasCancelled(self)
  }
}
