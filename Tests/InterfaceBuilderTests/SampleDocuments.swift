import Foundation
import InterfaceBuilder
import Testing

/// Documents as Interface Builder writes them.
enum SampleDocuments {
  /// A storyboard with the given objects in its one scene.
  static func storyboard(_ objects: String, resources: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
    initialViewController="vc1">
    <device id="retina6_12" orientation="portrait" appearance="light"/>
    <scenes><scene sceneID="s1"><objects>
    \(objects)
    </objects><point key="canvasLocation" x="0" y="0"/></scene></scenes>
    <resources>\(resources)</resources>
    </document>
    """
  }

  /// Reads a document.
  static func read(_ text: String) throws -> InterfaceDocument {
    try InterfaceDocumentReader.read(Data(text.utf8), file: "Main.storyboard")
  }

  /// Reads a view with the given parts, as the view of the scene's controller.
  static func view(_ parts: String) throws -> (InterfaceObject, [InterfaceIssue]) {
    let document = try read(
      storyboard(
        """
        <viewController id="vc1" sceneMemberID="viewController">
        \(parts)
        </viewController>
        """))
    let view = try #require(document.scenes.first?.controller?.objects["view"])
    return (view, document.issues)
  }
}
