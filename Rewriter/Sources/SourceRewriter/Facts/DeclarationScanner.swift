/// Reads the declarations of a source file without a syntax tree, if none of its attributes is relevant.
///
/// Parsing takes three quarters of the time of a first run, and most files of an app need no rewriting: of
/// these, only the types and their members must be known. Operators, and the second name of
/// `var a = 1, b = 2`, are omitted, because no rule uses them.
struct DeclarationScanner {
  private var lexer: DeclarationLexer
  private var facts = FileFacts()
  /// The enclosing types and other braces; `nil` for a code block.
  private var scopes: [TypeFacts?] = []
  private var modifiers: Set<String> = []

  /// Returns the facts of a source file; `nil` if the file has to be parsed.
  static func facts(of bytes: [UInt8]) -> FileFacts? {
    var scanner = DeclarationScanner(lexer: DeclarationLexer(bytes))
    return scanner.scan() ? scanner.facts : nil
  }

  private init(lexer: DeclarationLexer) { self.lexer = lexer }

  private mutating func scan() -> Bool {
    while let token = lexer.next() {
      switch token {
      case .punctuation("{"): scopes.append(nil)
      case .punctuation("}"):
        guard let scope = scopes.popLast() else { return false }
        if let scope { facts.types.append(scope) }
        modifiers = []
      case .word(let word) where isOutsideCode: guard read(word) else { return false }
      case .punctuation("#"): return false
      default: break
      }
    }
    return scopes.isEmpty
  }

  private var isOutsideCode: Bool { scopes.last.map { $0 != nil } ?? true }

  private mutating func read(_ word: String) -> Bool {
    switch word {
    case "import":
      guard scopes.isEmpty, case .word(let module)? = lexer.next() else { return false }
      facts.imports.append("import \(module)")
      return !["class", "struct", "func", "enum", "protocol", "var", "let", "typealias"]
        .contains(module) && !lexer.isAt(".")
    case "class" where lexer.isBefore(["func", "var", "override", "subscript"]):
      modifiers.insert("class")
    case "class": return open(.class)
    case "struct", "enum", "actor": return open(.value)
    case "protocol": return open(.protocol)
    case "extension": return open(.extension)
    case "func": return readFunction()
    case "var", "let": return readProperty()
    case "case", "init", "subscript", "deinit", "typealias", "associatedtype", "operator",
      "precedencegroup", "macro":
      modifiers = []
    // `private(set)` is not the access level of the member.
    default: if !lexer.isAt("(") { modifiers.insert(word) }
    }
    return true
  }

  // MARK: Declarations

  private mutating func open(_ kind: TypeFacts.Kind) -> Bool {
    // The access level and the generic parameters of an extension are relevant if members are moved.
    guard case .word(var name)? = lexer.next() else { return false }
    while lexer.isAt("."), lexer.next() != nil, case .word(let part)? = lexer.next() {
      name += ".\(part)"
    }
    let header = lexer.text(upTo: "{")
    guard let header, !header.contains("where "), !header.contains("@") else { return false }
    var isGeneric = scopes.last??.isGeneric ?? false
    var rest = header[...]
    if rest.first == "<" {
      guard let end = Self.end(ofAngles: rest) else { return false }
      isGeneric = true
      rest = rest[end...]
      if kind == .extension { return false }
    }
    let outer = scopes.last ?? nil
    let list = rest.drop { $0 == " " || $0 == ":" }
    scopes.append(
      TypeFacts(
        kind: kind, name: outer.map { "\($0.name).\(name)" } ?? name,
        inherits: Self.parts(of: list), isGeneric: isGeneric,
        access: kind != .extension
          ? nil
          : ["public", "package", "private", "fileprivate"].first { modifiers.contains($0) }))
    modifiers = []
    return true
  }

  private mutating func readFunction() -> Bool {
    defer { modifiers = [] }
    guard let name = lexer.name(), !scopes.isEmpty else { return true }
    // Overrides in extensions are moved.
    if scopes.last??.kind == .extension, modifiers.contains("override") { return false }
    guard let labels = lexer.labels() else { return false }
    add(
      MethodFacts(
        base: name, labels: labels, isStatic: !modifiers.isDisjoint(with: ["static", "class"]),
        isPrivate: isPrivate, isOverride: modifiers.contains("override")))
    return true
  }

  private mutating func readProperty() -> Bool {
    defer { modifiers = [] }
    guard let name = lexer.name(), !scopes.isEmpty else { return true }
    if scopes.last??.kind == .extension, modifiers.contains("override") { return false }
    add(
      MethodFacts(
        kind: .property, base: name, isStatic: !modifiers.isDisjoint(with: ["static", "class"]),
        isPrivate: isPrivate, isOverride: modifiers.contains("override")))
    return true
  }

  private var isPrivate: Bool { !modifiers.isDisjoint(with: ["private", "fileprivate"]) }

  private mutating func add(_ member: MethodFacts) {
    scopes[scopes.count - 1]?.members.append(member)
  }

  // MARK: Lists of types

  private static func end(ofAngles text: Substring) -> Substring.Index? {
    var depth = 0
    for index in text.indices {
      if text[index] == "<" { depth += 1 }
      if text[index] == ">" { depth -= 1 }
      if depth == 0 { return text.index(after: index) }
    }
    return nil
  }

  /// Returns the elements of a list, separated by commas that are not inside brackets.
  private static func parts(of list: Substring) -> [String] {
    var parts = [""]
    var depth = 0
    for character in list {
      if "<([".contains(character) { depth += 1 }
      if ">)]".contains(character) { depth -= 1 }
      if character == ",", depth == 0 {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts.map { String($0.drop { $0 == " " }) }
      .map { $0.last == " " ? String($0.dropLast()) : $0 }.filter { !$0.isEmpty }
  }
}
