/// The elements and attributes of Interface Builder's documents that the reader knows.
enum InterfaceSchema {
  private static let kinds: [String: InterfaceKind] = Dictionary(
    (viewKinds + controlKinds + containerKinds + controllerKinds + itemKinds).map { ($0.name, $0) }
  ) { first, _ in first }

  /// Returns a Boolean value that indicates whether an element represents a supported object.
  static func isKnown(_ kind: String) -> Bool { kinds[kind] != nil }

  /// Returns a Boolean value that indicates whether an element represents a view controller.
  static func isController(_ kind: String) -> Bool {
    kind == "viewControllerPlaceholder" || chain(of: kind).contains { $0.name == "viewController" }
  }

  /// Returns the names of an element's attributes, with those of the elements it builds on.
  static func attributes(of kind: String) -> Set<String> {
    Set(chain(of: kind).flatMap(\.attributes).map(String.init))
  }

  /// Returns the keys of an element's values and objects.
  static func keys(of kind: String) -> Set<String> {
    Set(chain(of: kind).flatMap(\.keys).map(String.init))
  }

  static func lists(of kind: String) -> Set<String> {
    Set(chain(of: kind).flatMap(\.lists).map(String.init))
  }

  /// The attributes that are for Interface Builder's canvas alone.
  static let designTime: Set<String> = [
    "userLabel", "misplaced", "ambiguous", "verifyAmbiguity", "fixedFrame",
    "placeholderIntrinsicWidth", "placeholderIntrinsicHeight", "customModuleProvider",
    "propertyAccessControl", "designableMode",
    "useStoryboardIdentifierAsRestorationIdentifier", "colorLabel", "designable",
    "wantsToolTip", "catalog", "lockedProperties",
  ]

  /// Returns whether an element is only for Interface Builder's canvas, and so has no effect in the app.
  static func isDesignTime(_ element: MarkupElement) -> Bool {
    element.name.hasPrefix("simulated") || element["key"]?.hasPrefix("simulated") == true
      || ["freeformSize", "canvasLocation", "userComments"].contains(element["key"])
      || ["userGuides", "designables", "modalPageSheetSize", "modalFormSheetSize"]
        .contains(element.name)
  }

  private static func chain(of kind: String) -> [InterfaceKind] {
    Array(sequence(first: kinds[kind]) { $0?.parent.flatMap { kinds[$0] } }.prefix { $0 != nil })
      .compactMap { $0 }
  }
}
