/// A storyboard or a xib file, as Interface Builder writes it.
package struct InterfaceDocument: Equatable, Sendable {
  /// The kinds of documents.
  package enum Kind: Equatable, Sendable { case storyboard, xib }

  /// The path of the file.
  package let file: String
  /// Whether the document is a storyboard or a xib file.
  package let kind: Kind
  /// The identifier of the storyboard's initial view controller.
  package var initialViewController: String?
  /// The scenes of a storyboard.
  package var scenes: [InterfaceScene] = []
  /// The top-level objects of a xib file, with its placeholders.
  package var objects: [InterfaceObject] = []
  /// The colors of asset catalogs that the document refers to, as of its last save.
  package var namedColors: [String: InterfaceColor] = [:]
  /// The system colors that the document refers to, as of its last save.
  package var systemColors: [String: InterfaceColor] = [:]
  /// The images that the document refers to.
  package var images: [String: InterfaceImage] = [:]
  /// The parts of the document that are not supported.
  package var issues: [InterfaceIssue] = []

  /// Returns the scene of a view controller by the controller's identifier.
  package func scene(of controller: String) -> InterfaceScene? {
    scenes.first { $0.controller?.id == controller }
  }

  /// Returns the scene whose controller has a storyboard identifier.
  package func scene(named identifier: String) -> InterfaceScene? {
    scenes.first { $0.controller?.attributes["storyboardIdentifier"] == identifier }
  }
}
