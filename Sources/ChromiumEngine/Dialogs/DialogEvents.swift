/// The parameters of the events that request panels.
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
