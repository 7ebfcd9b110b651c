/// The combined facts of all source files of a module and of the modules that it imports.
struct ModuleFacts: Sendable {
  /// The declarations and extensions of types, by name; those of the module itself come first.
  private(set) var types: [String: [TypeFacts]] = [:]

  /// The names of properties, and of methods without argument labels, for which `x.name?()` may call a closure.
  private(set) var properties: Set<String> = []

  /// The optional requirements of protocols, by base name.
  private(set) var optionalRequirements: [String: [MethodFacts]] = [:]

  /// The forwarding declarations for members of extensions, by the class's name.
  private(set) var forwarders: [String: [HoistedMember]] = [:]

  /// Whether methods are called by strings.
  private(set) var callsByName = false

  /// The classes that override a member, by the member's full name.
  private var overriding: [String: [String]] = [:]

  /// The superclass chains of classes, by name.
  private var chains: [String: [String]] = [:]

  /// A member of an extension with a forwarding declaration in the class's body.
  struct HoistedMember: Sendable {
    /// The member.
    var member: MethodFacts

    /// The imports of the extension's file, whose types the forwarding declaration may use.
    var imports: [String]

    /// The path of the extension's file.
    var path: String
  }

  /// Combines the facts of a module's files, by path, and of the modules that it imports.
  init(files: [(path: String, facts: FileFacts)], dependencies: [FileFacts] = []) {
    optionalRequirements = FrameworkRequirements.byName
    for facts in files.map(\.facts) + dependencies {
      for type in facts.types { add(type) }
    }
    callsByName = files.contains { $0.facts.callsByName }
    for name in types.keys where classBody(name) != nil { chains[name] = readAncestry(of: name) }
    for (path, facts) in files {
      for type in facts.types where type.kind == .extension { hoist(type, facts.imports, path) }
    }
  }

  private mutating func add(_ type: TypeFacts) {
    types[type.name, default: []].append(type)
    for member in type.members {
      if member.isOverride { overriding[member.fullName, default: []].append(type.name) }
      if member.kind == .property, !member.isOptional { properties.insert(member.base) }
      if member.isOptional {
        var requirement = member
        requirement.requirementOf = type.name
        optionalRequirements[member.base, default: []].append(requirement)
      }
    }
  }

  private mutating func hoist(_ type: TypeFacts, _ imports: [String], _ path: String) {
    guard classBody(type.name) != nil else { return }
    for member in type.members where member.forwarder != nil {
      if member.isObserveValue, isPlainObserver(type.name) { continue }
      guard member.isOverride || isOverridden(member, below: type.name) else { continue }
      forwarders[type.name, default: []]
        .append(HoistedMember(member: member, imports: imports, path: path))
    }
  }

  // MARK: Classes

  /// Returns the declaration of a class of the module.
  func classBody(_ name: String) -> TypeFacts? { types[name]?.first { $0.kind == .class } }

  /// Returns the declaration of a protocol.
  func protocolBody(_ name: String) -> TypeFacts? { types[name]?.first { $0.kind == .protocol } }

  /// Returns the name of a class's superclass; `nil` if it has none.
  func superclass(of name: String) -> String? {
    guard let first = classBody(name)?.inherits.first else { return nil }
    let plain = first.split(separator: "<").first.map(String.init) ?? first
    if let scope = name.lastIndex(of: ".") {
      let nested = "\(name[..<scope]).\(plain)"
      if classBody(nested) != nil { return nested }
    }
    if classBody(plain) != nil { return plain == name ? nil : plain }
    return protocolBody(plain) != nil || FrameworkClasses.isProtocol(plain) ? nil : plain
  }

  /// Returns a class and its superclasses up to the first one that the module does not declare.
  func ancestry(of name: String) -> [String] { chains[name] ?? readAncestry(of: name) }

  private func readAncestry(of name: String) -> [String] {
    var chain = [name]
    while let last = chain.last, let next = superclass(of: last), !chain.contains(next) {
      chain.append(next)
    }
    return chain
  }

  /// Returns whether a class inherits from a class outside the module, which is considered a subclass of `NSObject`.
  func isAssumedNSObject(_ name: String) -> Bool {
    guard let root = ancestry(of: name).last else { return false }
    return classBody(root) == nil
  }

  /// Returns whether a subclass of `NSObject` inherits no `observeValue` that it could override.
  func isPlainObserver(_ name: String) -> Bool {
    let chain = ancestry(of: name)
    guard let root = chain.last, classBody(root) == nil, !FrameworkClasses.isResponder(root) else {
      return false
    }
    return !chain.dropFirst().contains { ancestor in
      types[ancestor]?.contains { $0.members.contains(where: \.isObserveValue) } ?? false
    }
  }

  /// Returns whether a subclass in the module overrides a member of a class.
  private func isOverridden(_ member: MethodFacts, below name: String) -> Bool {
    overriding[member.fullName]?.contains { $0 != name && ancestry(of: $0).contains(name) } ?? false
  }

  // MARK: Members

  /// Returns the methods of a type and its superclasses with a base name, and with the labels if given.
  func methods(_ base: String, labels: [String]? = nil, of type: String) -> [MethodFacts] {
    for name in ancestry(of: type) {
      let found = (types[name] ?? []).flatMap(\.members).filter {
        $0.kind == .method && $0.base == base && (labels == nil || $0.labels == labels)
      }
      if !found.isEmpty { return found }
    }
    return []
  }

  /// Returns whether the module declares a property of a type or one of its superclasses.
  func hasProperty(_ base: String, of type: String) -> Bool {
    ancestry(of: type).contains {
      (types[$0] ?? []).contains { $0.members.contains { $0.kind == .property && $0.base == base } }
    }
  }

  /// Returns whether a member of an extension of a type has a forwarding declaration.
  func isHoisted(_ member: MethodFacts, of type: String, in path: String) -> Bool {
    forwarders[type]?.contains { $0.member == member && $0.path == path } ?? false
  }

  // MARK: Conformances

  /// Returns the superclass through which a class conforms to a protocol whose optional method the class adds.
  ///
  /// Such a method is never called, because the superclass's conformance uses the default implementation.
  func superclassWithout(_ method: MethodFacts, below type: String) -> String? {
    guard
      let requirements = optionalRequirements[method.base]?.filter({ $0.labels == method.labels })
    else { return nil }
    let ancestors = ancestry(of: type).dropFirst().filter { classBody($0) != nil }
    let isInherited = ancestors.contains { name in
      types[name]?.contains {
        $0.members.contains { $0.base == method.base && $0.labels == method.labels }
      } ?? false
    }
    guard !isInherited else { return nil }
    let names = Set(requirements.compactMap(\.requirementOf))
    return ancestors.last { name in
      let adopted = types[name]?.flatMap(\.inherits) ?? []
      return adopted.contains {
        names.contains($0) || !names.isDisjoint(with: FrameworkRequirements.refined[$0] ?? [])
      }
    }
  }
}
