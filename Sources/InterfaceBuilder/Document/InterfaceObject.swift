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
  /// Whether the class belongs to the target that contains the document.
  package var isOfTarget = false
  /// The key under which the parent refers to the object, such as `view`.
  package var key: String?
  /// The object's role in its scene: `viewController`, `firstResponder` or `exit`.
  package var sceneMember: String?
  /// The attributes that are neither identity nor class.
  package var attributes: [String: String] = [:]
  /// The values of the child elements with a key, by key.
  package var values: [String: InterfaceValue] = [:]
  /// The child objects with a key, such as the view of a controller, by key.
  package var objects: [String: InterfaceObject] = [:]
  /// The child objects in lists, such as `subviews`, by the name of the list.
  package var lists: [String: [InterfaceObject]] = [:]
  /// The outlets, actions and segues.
  package var connections: [InterfaceConnection] = []
  /// The constraints of a view.
  package var constraints: [InterfaceConstraint] = []
  /// The user-defined runtime attributes.
  package var runtimeAttributes: [RuntimeAttribute] = []
  /// The line of the element.
  package let line: Int

  /// Returns an attribute's value.
  package subscript(_ attribute: String) -> String? { attributes[attribute] }

  /// Returns the number of an attribute; `nil` if its value is not a number.
  package func number(_ attribute: String) -> Double? { attributes[attribute].flatMap(Double.init) }

  /// Returns the Boolean value of an attribute.
  package func flag(_ attribute: String) -> Bool? { attributes[attribute].map { $0 == "YES" } }
}
