import SwiftSyntax

extension FileRewriter {
  /// Adds the table by which nib files, and code that uses selectors made from strings, find a class's members.
  ///
  /// The table's type is a top-level type whose name derives from the class's, so that UIKit finds it in the program
  /// by the class's name; the table itself is in an extension of the class, in which private members are accessible.
  func addTable(of node: ClassDeclSyntax) {
    guard let scope = scopes.last, !scope.isLocal, let parts = module.types[scope.name],
      !parts.contains(where: { $0.kind == .class && $0.isGeneric })
    else { return }
    let own = facts.types.filter { $0.name == scope.name }.flatMap(\.members)
    // Members that are private to another file cannot be listed.
    let members = own + parts.flatMap(\.members).filter { !$0.isPrivate && !own.contains($0) }
    let outlets = members.filter { $0.isOutlet && !$0.isStatic }
    let attributes = members.filter { $0.isInspectable && !$0.isStatic && !$0.isOutlet }
    let actions = members.filter { isListed($0, of: scope.name) }
    guard !outlets.isEmpty || !attributes.isEmpty || !actions.isEmpty else { return }

    neededModules.insert("UIKit")
    let properties = (outlets + attributes)
      .map { "\"\($0.objectiveCName ?? $0.base)\": .init(\\\(scope.name).\($0.base))" }
    let keyPaths = properties.isEmpty ? ":" : properties.joined(separator: ", ")
    let selectors = actions.map(selector(of:)).joined(separator: ", ")
    let name = scope.name.split(separator: ".").joined(separator: "_")
    declarationsAfter.append(
      "extension \(scope.name) { @MainActor fileprivate static var _members_\(name): "
        + "_MemberTable { _MemberTable([\(keyPaths)], [\(selectors)]) } }")
    declarationsAfter.append(
      "public enum _Members_\(name): _MemberTableProviding { @MainActor public static var table: "
        + "_MemberTable { \(scope.name)._members_\(name) } }")
  }

  /// Returns whether a method may be called by name: by a nib file, or by a selector made from a string.
  private func isListed(_ member: MethodFacts, of type: String) -> Bool {
    guard member.kind == .method, !member.isStatic, !member.isAsync, !member.throwsErrors,
      !member.isOverride, member.labels.count <= 2
    else { return false }
    guard member.isAction || (module.callsByName && member.isObjectiveC) else { return false }
    return module.methods(member.base, labels: member.labels, of: type).count == 1
  }

  private func selector(of member: MethodFacts) -> String {
    let type = scopes.last?.name ?? ""
    let overloads = module.methods(member.base, of: type)
    let name = "\(type).\(member.fullName)"
    let cast =
      overloads.count > 1 && member.labels.isEmpty
      ? " as (\(type)) -> () -> \(member.result ?? "Void")" : ""
    return "Selector(\"\(member.selector)\", \(name)\(cast))"
  }
}
