import Foundation

/// The objects of a `project.pbxproj`, which refer to each other by identifiers.
struct ProjectObjects {
  /// An object of the project: its class (`isa`) and its attributes.
  struct Object {
    /// The identifier.
    let id: String
    private let attributes: [String: Any]

    init(id: String, attributes: [String: Any]) { (self.id, self.attributes) = (id, attributes) }

    /// The class, such as `PBXNativeTarget`.
    var isa: String { attributes["isa"] as? String ?? "" }

    /// Returns an attribute that is a string.
    subscript(_ name: String) -> String? { attributes[name] as? String }

    /// Returns the strings of an attribute that is a list.
    func list(_ name: String) -> [String] { attributes[name] as? [String] ?? [] }

    /// Returns an attribute that is a dictionary.
    func dictionary(_ name: String) -> [String: Any] { attributes[name] as? [String: Any] ?? [:] }
  }

  private let objects: [String: [String: Any]]
  /// The project itself.
  let root: Object

  /// Reads a file, which is a property list in the OpenStep format.
  init(_ file: URL) throws(PackageRunnerError) {
    guard let data = try? Data(contentsOf: file) else {
      throw PackageRunnerError(
        message: "The file \(file.path) could not be read.",
        advice: "Check that the project is complete.")
    }
    let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    guard let content = list as? [String: Any],
      let objects = content["objects"] as? [String: [String: Any]],
      let root = content["rootObject"] as? String, let project = objects[root]
    else {
      throw PackageRunnerError(
        message: "The file \(file.path) is no Xcode project.",
        advice: "Open it in Xcode, or resolve what a merge has left in it.")
    }
    self.objects = objects
    self.root = Object(id: root, attributes: project)
  }

  /// Returns the object with an identifier; `nil` if there is none.
  func object(_ id: String?) -> Object? {
    guard let id, let attributes = objects[id] else { return nil }
    return Object(id: id, attributes: attributes)
  }

  /// Returns the objects of an attribute that is a list of identifiers.
  func objects(_ name: String, of object: Object) -> [Object] {
    object.list(name).compactMap { self.object($0) }
  }

  /// Returns all objects of a class.
  func all(_ isa: String) -> [Object] {
    objects.filter { $0.value["isa"] as? String == isa }.sorted { $0.key < $1.key }
      .map { Object(id: $0.key, attributes: $0.value) }
  }
}
