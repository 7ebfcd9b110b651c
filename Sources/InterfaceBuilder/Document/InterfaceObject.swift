/// An object of a document: a view, a view controller, an item of a bar, a gesture recognizer.
package struct InterfaceObject: Equatable, Sendable {
  /// The name of the element, such as `label`.
  package let kind: String
  /// The identifier within the document; objects that nothing refers to may have none.
  package let id: String
  /// The class that the document gives the object, without its module.
  package var customClass: String?
  /// The module of the class.
  package var customModule: String?
  /// Whether the class is of the target that the document is in.
  package var isOfTarget = false
  /// The key by which its parent has it, such as `view`.
  package var key: String?
  /// The part that the object has in its scene: `viewController`, `firstResponder`, `exit`.
  package var sceneMember: String?
  /// The attributes that are neither identity nor class.
  package var attributes: [String: String] = [:]
  /// What the elements with a key say, in their order.
  package var values: [String: InterfaceValue] = [:]
  /// The objects that it has by a key, such as the view of a controller.
  package var objects: [String: InterfaceObject] = [:]
  /// The objects in its lists, such as `subviews`.
  package var lists: [String: [InterfaceObject]] = [:]
  /// The outlets, actions and segues.
  package var connections: [InterfaceConnection] = []
  /// The constraints that a view holds.
  package var constraints: [InterfaceConstraint] = []
  /// The runtime attributes that the user has defined.
  package var runtimeAttributes: [RuntimeAttribute] = []
  /// The line of the element.
  package let line: Int

  /// Returns an attribute's value.
  package subscript(_ attribute: String) -> String? { attributes[attribute] }

  /// Returns the number of an attribute; `nil` if it is none.
  package func number(_ attribute: String) -> Double? { attributes[attribute].flatMap(Double.init) }

  /// Returns the Boolean value of an attribute.
  package func flag(_ attribute: String) -> Bool? { attributes[attribute].map { $0 == "YES" } }
}
