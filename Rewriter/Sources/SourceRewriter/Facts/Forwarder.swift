import SwiftSyntax

/// The declaration that stands in a class's body for a member of an extension.
///
/// Swift on Linux cannot override in an extension, nor a member of one. So the member keeps its
/// body where it is, under another name, and the class's body gets a line that calls it:
/// `override func viewDidLoad() { override_viewDidLoad() }`. No line moves, and what is private
/// to the extension's file stays in reach.
enum Forwarder {
  /// Returns the name that the member has in its extension; as long as `override name` was.
  static func name(of base: String, isOverride: Bool) -> String {
    (isOverride ? "override_" : "extension_") + base.filter { $0 != "`" }
  }

  /// Returns the line for a method; `nil` if none is needed or none is possible.
  static func text(of node: FunctionDeclSyntax, in scope: TypeFacts) -> String? {
    guard isNeeded(node, in: scope), !scope.isGeneric || node.hasModifier("override") else {
      return nil
    }
    let parameters = node.signature.parameterClause.parameters
    // What `...` collects cannot be passed on.
    guard !parameters.contains(where: { $0.ellipsis != nil }) else { return nil }
    let arguments = parameters.map { parameter -> String in
      let label = parameter.firstName.text
      let isInout = parameter.type.oneLine.split(separator: " ").contains("inout")
      let name = (parameter.secondName ?? parameter.firstName).text
      return (label == "_" ? "" : "\(label): ") + (isInout ? "&" : "") + name
    }
    let isOverride = node.hasModifier("override")
    let effects = node.signature.effectSpecifiers
    let call =
      (effects?.throwsClause != nil ? "try " : "")
      + (effects?.asyncSpecifier != nil ? "await " : "")
      + name(of: node.name.text, isOverride: isOverride)
      + "(\(arguments.joined(separator: ", ")))"
    let generics = node.genericParameterClause?.oneLine ?? ""
    let requirements = node.genericWhereClause.map { " " + $0.oneLine } ?? ""
    return
      "\(node.keptAttributes)\(modifiers(of: node, in: scope))func \(node.name.text)\(generics)"
      + "\(node.signature.oneLine)\(requirements) { \(call) }"
  }

  /// Returns the line for a property; `nil` if none is needed or none is possible.
  static func text(
    of node: VariableDeclSyntax, _ binding: PatternBindingSyntax, in scope: TypeFacts
  ) -> String? {
    guard isNeeded(node, in: scope), node.bindings.count == 1,
      let base = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let type = binding.typeAnnotation?.type.oneLine, let block = binding.accessorBlock
    else { return nil }
    var isSettable = false
    if case .accessors(let accessors) = block.accessors {
      isSettable = accessors.contains { $0.accessorSpecifier.text == "set" }
    }
    let other = name(of: base, isOverride: node.hasModifier("override"))
    var body = isSettable ? "get { \(other) } set { \(other) = newValue }" : other
    if let observers = observers(of: binding) {
      body = observers.map { observer in
        let value = observer.accessorSpecifier.text == "willSet" ? "newValue" : "oldValue"
        return
          "\(observer.accessorSpecifier.text) { \(observerName(observer, of: base))(\(value)) }"
      }.joined(separator: " ")
    }
    return "\(node.keptAttributes)\(modifiers(of: node, in: scope))var \(base): \(type) { \(body) }"
  }

  // MARK: Observers

  /// Returns the `willSet` and `didSet` of a property, if that is what it has.
  static func observers(of binding: PatternBindingSyntax) -> AccessorDeclListSyntax? {
    guard case .accessors(let accessors) = binding.accessorBlock?.accessors,
      accessors.allSatisfy({ ["willSet", "didSet"].contains($0.accessorSpecifier.text) })
    else { return nil }
    return accessors
  }

  /// Returns the name of the method that an observer becomes.
  static func observerName(_ observer: AccessorDeclSyntax, of property: String) -> String {
    "override_\(observer.accessorSpecifier.text)_\(property)"
  }

  /// Returns the name that an observer has for the other value.
  static func observerParameter(_ observer: AccessorDeclSyntax) -> String {
    observer.parameters?.name.text
      ?? (observer.accessorSpecifier.text == "willSet" ? "newValue" : "oldValue")
  }

  // MARK: Words

  /// Overrides need a line always, other members only where a subclass overrides them, which
  /// Swift allows for members that Objective-C sees.
  private static func isNeeded(
    _ node: some WithAttributesSyntax & WithModifiersSyntax, in scope: TypeFacts
  ) -> Bool {
    if node.hasModifier("override") { return true }
    return (node.hasAttribute("objc") || scope.isObjectiveC)
      && !node.hasModifier("private", "fileprivate", "static")
  }

  /// Returns the modifiers of the line; what an extension says of its members' access counts too.
  private static func modifiers(of node: some WithModifiersSyntax, in scope: TypeFacts) -> String {
    let access = ["public", "open", "package", "internal", "private", "fileprivate"]
    let words = node.modifiers.map(\.oneLine).filter { !["dynamic", "final"].contains($0) }
    let implied = words.contains(where: access.contains) ? [] : [scope.access].compactMap { $0 }
    return (implied + words).map { $0 + " " }.joined()
  }
}
