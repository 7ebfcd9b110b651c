import SwiftSyntax

extension FileRewriter {
  /// Warns about calls that need the Objective-C runtime: swizzling and key-value coding.
  func refuseRuntimeCall(_ node: FunctionCallExprSyntax) {
    if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      RuntimeFunctions.names.contains(name)
    {
      warn(
        "'\(name)' needs the Objective-C runtime, which Linux does not have: methods cannot be "
          + "exchanged or looked up; keep the code inside '#if canImport(ObjectiveC)'", at: node)
    }
    guard let access = node.calledExpression.as(MemberAccessExprSyntax.self),
      isKeyValueCoding(access, node)
    else { return }
    warn(
      "'\(access.declName.baseName.text)' reads and writes properties by name through the "
        + "Objective-C runtime, which Linux does not have; use a key path", at: access.declName)
  }

  private func isKeyValueCoding(
    _ access: MemberAccessExprSyntax, _ call: FunctionCallExprSyntax
  ) -> Bool {
    let labels = call.arguments.map { $0.label?.text ?? "_" }
    switch (access.declName.baseName.text, labels) {
    case ("value", ["forKey"]), ("value", ["forKeyPath"]), ("setValue", ["_", "forKey"]),
      ("setValue", ["_", "forKeyPath"]), ("setValuesForKeys", ["_"]):
      // These types store values by key without the Objective-C runtime.
      let base = access.base?.trimmedDescription.lowercased() ?? ""
      return !["defaults", "dictionary", "layer", "cache", "animation"].contains(
        where: base.contains)
    default: return false
    }
  }

  /// Warns about an optional method that a subclass adds, which Swift never calls.
  func refuseAddedRequirement(_ node: FunctionDeclSyntax) {
    guard let scope = scopes.last, scope.kind != .protocol, !node.hasModifier("override", "static"),
      node.parent?.is(MemberBlockItemSyntax.self) == true
    else { return }
    let method = MemberReader.method(node)
    guard let superclass = module.superclassWithout(method, below: scope.name) else { return }
    warn(
      "'\(method.fullName)' is not called on Linux: '\(superclass)' conforms to the protocol without it; "
        + "write the method in '\(superclass)' and override it", at: node.name)
  }

  /// Warns about members that are looked up dynamically on `AnyObject`.
  func refuseDynamicLookup(_ node: MemberAccessExprSyntax) {
    guard let tuple = node.base?.as(TupleExprSyntax.self),
      let sequence = tuple.elements.only?.expression.as(SequenceExprSyntax.self),
      sequence.elements.dropFirst().first?.is(UnresolvedAsExprSyntax.self) == true,
      sequence.elements.last?.trimmedDescription == "AnyObject"
    else { return }
    warn(
      "a member of 'AnyObject' is looked up by the Objective-C runtime, which Linux does not have; "
        + "cast to the class first", at: node.declName)
  }
}

/// The functions of the Objective-C runtime that have no counterpart.
private enum RuntimeFunctions {
  static let names: Set<String> = [
    "class_addIvar", "class_addMethod", "class_addProperty", "class_addProtocol",
    "class_copyIvarList", "class_copyMethodList", "class_copyPropertyList",
    "class_getClassMethod", "class_getInstanceMethod", "class_getInstanceVariable",
    "class_getMethodImplementation", "class_getProperty", "class_replaceMethod",
    "class_respondsToSelector", "imp_implementationWithBlock", "method_exchangeImplementations",
    "method_getImplementation", "method_getTypeEncoding", "method_setImplementation",
    "objc_allocateClassPair", "objc_copyClassList", "objc_getClass", "objc_getClassList",
    "objc_getMetaClass", "objc_registerClassPair", "object_getIvar", "object_setClass",
    "object_setIvar", "protocol_copyMethodDescriptionList",
  ]
}
