import SwiftSyntax

/// Creates declarations in a class's body that forward to members of an extension.
///
/// On Linux, Swift supports neither overrides in an extension nor overrides of an extension's members. Therefore
/// the member keeps its body under another name, and a forwarding declaration that calls it is added to the class:
/// `override func viewDidLoad() { override_viewDidLoad() }`. No line moves, and declarations that are private to
/// the extension's file stay accessible.
enum Forwarder {
  /// Returns the name of the member in its extension, which is as long as `override name`.
  static func name(of base: String, isOverride: Bool) -> String {
    (isOverride ? "override_" : "extension_") + base.filter { $0 != "`" }
  }

  /// Returns the forwarding declaration for a method; `nil` if none is needed or none is possible.
  static func text(of node: FunctionDeclSyntax, in scope: TypeFacts) -> String? {
    guard isNeeded(node, in: scope), !scope.isGeneric || node.hasModifier("override") else {
      return nil
    }
    let parameters = node.signature.parameterClause.parameters
    // Variadic arguments cannot be forwarded.
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

  /// Returns the forwarding declaration for a property; `nil` if none is needed or none is possible.
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

  /// Returns the property observers of a property, `willSet` and `didSet`; `nil` if it has other accessors.
  static func observers(of binding: PatternBindingSyntax) -> AccessorDeclListSyntax? {
    guard case .accessors(let accessors) = binding.accessorBlock?.accessors,
      accessors.allSatisfy({ ["willSet", "didSet"].contains($0.accessorSpecifier.text) })
    else { return nil }
    return accessors
  }

  /// Returns the name of the method that replaces a property observer.
  static func observerName(_ observer: AccessorDeclSyntax, of property: String) -> String {
    "override_\(observer.accessorSpecifier.text)_\(property)"
  }

  /// Returns the name of the parameter of a property observer.
  static func observerParameter(_ observer: AccessorDeclSyntax) -> String {
    observer.parameters?.name.text
      ?? (observer.accessorSpecifier.text == "willSet" ? "newValue" : "oldValue")
  }

  // MARK: Words

  /// Returns whether a member needs a forwarding declaration: every override does, and other members if a subclass
  /// may override them, which Swift allows for members that are visible to Objective-C.
  private static func isNeeded(
    _ node: some WithAttributesSyntax & WithModifiersSyntax, in scope: TypeFacts
  ) -> Bool {
    if node.hasModifier("override") { return true }
    return (node.hasAttribute("objc") || scope.isObjectiveC)
      && !node.hasModifier("private", "fileprivate", "static")
  }

  /// Returns the modifiers of the forwarding declaration, including the access level of the extension.
  private static func modifiers(of node: some WithModifiersSyntax, in scope: TypeFacts) -> String {
    let access = ["public", "open", "package", "internal", "private", "fileprivate"]
    let words = node.modifiers.map(\.oneLine).filter { !["dynamic", "final"].contains($0) }
    let implied = words.contains(where: access.contains) ? [] : [scope.access].compactMap { $0 }
    return (implied + words).map { $0 + " " }.joined()
  }
}
