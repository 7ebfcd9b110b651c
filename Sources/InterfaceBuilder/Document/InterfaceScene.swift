/// A scene of a storyboard: a view controller and its accompanying objects.
package struct InterfaceScene: Equatable, Sendable {
  /// The scene's identifier.
  package let id: String
  /// The objects, the view controller among them.
  package let objects: [InterfaceObject]

  /// The view controller, or the reference to one in another storyboard.
  package var controller: InterfaceObject? {
    objects.first { $0.sceneMember == "viewController" }
      ?? objects.first { InterfaceSchema.isController($0.kind) }
  }
}
