/// The schema of an element that represents an object.
struct InterfaceKind {
  /// The element's name.
  let name: String
  /// The element whose attributes, keys and lists this element has as well.
  let parent: String?
  /// The attributes.
  let attributes: Set<Substring>
  /// The keys of values and objects.
  let keys: Set<Substring>
  /// The lists of objects.
  let lists: Set<Substring>

  /// Creates a kind from names with spaces between them.
  init(
    _ name: String, _ parent: String? = nil, attributes: String = "", keys: String = "",
    lists: String = ""
  ) {
    (self.name, self.parent) = (name, parent)
    self.attributes = Set(attributes.split(whereSeparator: \.isWhitespace))
    self.keys = Set(keys.split(whereSeparator: \.isWhitespace))
    self.lists = Set(lists.split(whereSeparator: \.isWhitespace))
  }
}
