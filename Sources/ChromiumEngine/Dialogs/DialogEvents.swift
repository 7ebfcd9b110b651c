/// The parameters of the events about dialogs and file choosers.
enum DialogEvents {
  /// `Page.javascriptDialogOpening`.
  struct Opening: Decodable {
    let type: String
    let message: String
    let defaultPrompt: String?
    let frameId: String?
  }

  /// `Page.fileChooserOpened`.
  struct FileChooser: Decodable {
    let frameId: String
    let mode: String
    let backendNodeId: Int?
  }
}
