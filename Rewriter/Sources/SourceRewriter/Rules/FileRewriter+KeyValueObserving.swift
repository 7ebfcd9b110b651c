import SwiftSyntax

extension FileRewriter {
  // MARK: Observable properties

  /// Adds change notifications to `@objc dynamic var`, which the runtime sends on iOS.
  func addChangeNotifications(of node: VariableDeclSyntax) {
    guard let modifier = node.modifiers.first(where: { $0.name.text == "dynamic" }),
      let scope = scopes.last, node.hasAttribute("objc") || isObjectiveC(scope)
    else { return }
    removeToken(modifier.name)
    guard scope.kind == .class, module.isAssumedNSObject(scope.name),
      !node.hasModifier("static", "class", "override")
    else { return }
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
        continue
      }
      neededModules.insert("UIKit")
      announce(name, binding)
    }
  }

  private func isObjectiveC(_ scope: Scope) -> Bool {
    module.types[scope.name]?.contains(where: \.isObjectiveC) ?? false
  }

  private func announce(_ name: String, _ binding: PatternBindingSyntax) {
    let will = "willChangeValue(for: \\.\(name))"
    let did = "didChangeValue(for: \\.\(name))"
    guard let block = binding.accessorBlock else {
      insert(" { willSet { \(will) } didSet { \(did) } }", at: binding.textRange.upperBound)
      return
    }
    // A property without a setter sends no notifications.
    guard case .accessors(let accessors) = block.accessors else { return }
    var kinds: Set<String> = []
    for accessor in accessors {
      kinds.insert(accessor.accessorSpecifier.text)
      guard let start = accessor.body?.leftBrace.textRange.upperBound else { continue }
      switch accessor.accessorSpecifier.text {
      case "willSet": insert(" \(will);", at: start)
      case "didSet": insert(" defer { \(did) };", at: start)
      case "set": insert(" \(will); defer { \(did) };", at: start)
      default: break
      }
    }
    guard kinds.isSubset(of: ["willSet", "didSet"]) else { return }
    let missing =
      (kinds.contains("willSet") ? "" : " willSet { \(will) }")
      + (kinds.contains("didSet") ? "" : " didSet { \(did) }")
    insert(missing, at: block.leftBrace.textRange.upperBound)
  }

  // MARK: Observers

  /// Adds a protocol conformance to a subclass of `NSObject` that overrides `observeValue`.
  func adoptObserver(_ node: some DeclGroupSyntax & SyntaxProtocol) {
    guard let scope = scopes.last, module.isPlainObserver(scope.name),
      let method = node.memberBlock.members.first(where: { isObserveValue(Syntax($0.decl)) })?
        .decl.as(FunctionDeclSyntax.self),
      let word = method.modifiers.first(where: { $0.name.text == "override" })?.name
    else { return }
    neededModules.insert("UIKit")
    removeToken(word)
    if let last = node.inheritanceClause?.inheritedTypes.last {
      insert(", _KeyValueObserver", at: last.textRange.upperBound)
    } else if let type = node.as(ExtensionDeclSyntax.self)?.extendedType {
      insert(": _KeyValueObserver", at: type.textRange.upperBound)
    }
  }

  /// Returns whether a member is the `observeValue` that observers override.
  func isObserveValue(_ node: Syntax) -> Bool {
    guard let method = node.as(FunctionDeclSyntax.self) else { return false }
    return method.name.text == "observeValue" && method.signature.labels.first == "forKeyPath"
  }

  /// Blanks `super.observeValue(...)` if the superclass has no such method; returns whether it did.
  func dropSuperObserveValue(_ node: FunctionCallExprSyntax) -> Bool {
    guard let access = node.calledExpression.as(MemberAccessExprSyntax.self),
      access.base?.is(SuperExprSyntax.self) == true,
      access.declName.baseName.text == "observeValue",
      let scope = scopes.last, module.isPlainObserver(scope.name)
    else { return false }
    replace(node, with: "()")
    return true
  }
}
