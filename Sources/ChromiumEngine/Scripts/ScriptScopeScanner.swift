/// Scans scripts for declarations in the global scope.
///
/// A script without any has the same meaning as the body of a function. The result `false` is always safe, and is
/// returned for an ambiguous script, such as one with a `/` that may be a division or begin a regular expression.
struct ScriptScopeScanner {
  /// The syntax that a bracket encloses.
  private enum Bracket {
    /// An expression, in which only functions can declare names.
    case expression
    /// A subscript or an array.
    case index
    /// The head of a `for` statement.
    case loopHead
    /// The condition of a statement, after which a regular expression may begin.
    case condition
    /// A block, an object literal or a class body.
    case block
    /// The body of a function.
    case function
    /// A substitution in a template literal.
    case substitution
  }

  /// The token before the current position.
  private enum Token {
    case none, word(String, isMember: Bool), value, punctuator(Int)
  }

  private let bytes: [UInt8]
  private var position = 0
  private var brackets: [Bracket] = []
  private var previous: Token = .none
  /// The nesting depths of the function expressions whose bodies have not begun.
  private var pendingFunctions: [Int] = []

  /// Returns whether a script has the same meaning as the body of an arrow function.
  static func declaresNothing(_ source: String) -> Bool {
    // HTML-like comments, and line terminators of more than one byte.
    guard !["<!--", "-->", "\u{2028}", "\u{2029}"].contains(where: source.contains) else {
      return false
    }
    var scanner = ScriptScopeScanner(bytes: Array(source.utf8))
    return scanner.scan()
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func scan() -> Bool {
    while position < bytes.count {
      let isRead =
        switch bytes[position] {
        case UInt8(ascii: " "), 9...13:
          skip(1)
        case UInt8(ascii: "\""), UInt8(ascii: "'"): readString()
        case UInt8(ascii: "`"): readTemplate(from: position + 1)
        case UInt8(ascii: "/"): readSlash()
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open()
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): close()
        // An escape may spell a keyword, and `#!` begins a comment.
        case UInt8(ascii: "\\"), UInt8(ascii: "#"), 0x80...: false
        case let byte where Self.isIdentifierPart(byte): readWord()
        default: readPunctuator()
        }
      guard isRead else { return false }
    }
    return brackets.isEmpty
  }

  private mutating func skip(_ count: Int) -> Bool {
    position += count
    return true
  }

  private mutating func readPunctuator() -> Bool {
    previous = .punctuator(position)
    return skip(1)
  }

  // MARK: Words

  private static func isIdentifierPart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"):
      true
    default: false
    }
  }

  /// Whether declarations at the current position are not global.
  private var isInLocalScope: Bool {
    brackets.contains { [.expression, .index, .condition, .function, .substitution].contains($0) }
  }

  private mutating func readWord() -> Bool {
    let isNumber = bytes[position] <= UInt8(ascii: "9") && bytes[position] >= UInt8(ascii: "0")
    let end =
      bytes[position...].firstIndex {
        // The decimal point of a number is not a member access.
        !Self.isIdentifierPart($0) && !(isNumber && $0 == UInt8(ascii: "."))
      } ?? bytes.count
    let word = String(decoding: bytes[position..<end], as: UTF8.self)
    let isMember =
      if case .punctuator(let index) = previous { isMemberAccess(index) } else { false }
    guard isMember || isAllowed(word) else { return false }
    previous = .word(word, isMember: isMember)
    position = end
    return true
  }

  /// Returns whether a punctuator is a member access, and not a part of a spread.
  private func isMemberAccess(_ index: Int) -> Bool {
    let dot = UInt8(ascii: ".")
    return bytes[index] == dot && (index == 0 || bytes[index - 1] != dot)
  }

  private mutating func isAllowed(_ word: String) -> Bool {
    // `eval` declares names in the scope that calls it.
    if word == "eval" { return false }
    if isInLocalScope { return true }
    switch word {
    case "var", "return", "import", "export", "using": return false
    case "let", "const", "class": return !brackets.isEmpty
    case "function":
      guard expectsExpression else { return false }
      pendingFunctions.append(brackets.count)
      return true
    default: return true
    }
  }

  /// Whether a function at the current position is certainly an expression and no declaration.
  private var expectsExpression: Bool {
    switch previous {
    case .punctuator(let index):
      let marks: [UInt8] = [.init(ascii: "+"), .init(ascii: "-")]
      // A statement may begin after `++`.
      if marks.contains(bytes[index]) { return index == 0 || bytes[index - 1] != bytes[index] }
      return Array("=,!?&|~".utf8).contains(bytes[index]) || isArrow(index)
    case .word(let word, let isMember):
      return !isMember && ["void", "typeof", "new", "delete", "throw"].contains(word)
    case .none, .value: return false
    }
  }

  private func isArrow(_ index: Int) -> Bool {
    bytes[index] == UInt8(ascii: ">") && index > 0 && bytes[index - 1] == UInt8(ascii: "=")
  }

  // MARK: Brackets

  private mutating func open() -> Bool {
    let isBrace = bytes[position] == UInt8(ascii: "{")
    let isSquare = bytes[position] == UInt8(ascii: "[")
    var bracket: Bracket = isBrace ? .block : isSquare ? .index : .expression
    switch previous {
    case .word(let word, isMember: false) where bytes[position] == UInt8(ascii: "("):
      if word == "for" || word == "await" { bracket = .loopHead }
      if ["if", "while", "with"].contains(word) { bracket = .condition }
    case .punctuator(let index) where isBrace:
      let endsParameters =
        bytes[index] == UInt8(ascii: ")") && pendingFunctions.last == brackets.count
      if endsParameters { pendingFunctions.removeLast() }
      if endsParameters || isArrow(index) { bracket = .function }
    default: break
    }
    brackets.append(bracket)
    return readPunctuator()
  }

  private mutating func close() -> Bool {
    guard let bracket = brackets.popLast() else { return false }
    let end: UInt8 =
      switch bracket {
      case .expression, .loopHead, .condition: UInt8(ascii: ")")
      case .index: UInt8(ascii: "]")
      case .block, .function, .substitution: UInt8(ascii: "}")
      }
    guard bytes[position] == end else { return false }
    if bracket == .substitution { return readTemplate(from: position + 1) }
    // A statement follows a condition or a loop's head, and may begin with a regular expression.
    endsStatementHead = [.condition, .loopHead].contains(bracket)
    return readPunctuator()
  }

  /// Whether the last closing bracket ended the head of a statement.
  private var endsStatementHead = false

  // MARK: Literals

  private mutating func readString() -> Bool {
    let quote = bytes[position]
    var index = position + 1
    while index < bytes.count, bytes[index] != quote {
      if bytes[index] == 10 || bytes[index] == 13 { return false }
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard index < bytes.count else { return false }
    previous = .value
    position = index + 1
    return true
  }

  private mutating func readTemplate(from start: Int) -> Bool {
    var index = start
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "`") {
        previous = .value
        position = index + 1
        return true
      }
      if bytes[index] == UInt8(ascii: "$"), index + 1 < bytes.count,
        bytes[index + 1] == UInt8(ascii: "{")
      {
        brackets.append(.substitution)
        previous = .punctuator(index + 1)
        position = index + 2
        return true
      }
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return false
  }

  private mutating func readSlash() -> Bool {
    let next = position + 1 < bytes.count ? bytes[position + 1] : 0
    if next == UInt8(ascii: "/") {
      let end = bytes[position...].firstIndex { $0 == 10 || $0 == 13 }
      return skip((end ?? bytes.count) - position)
    }
    if next == UInt8(ascii: "*") { return readComment() }
    switch previous {
    case .value: return readPunctuator()
    case .word(let word, let isMember):
      let keywordsBeforeExpressions = [
        "return", "typeof", "case", "in", "delete", "void", "throw", "new", "instanceof", "do",
        "else",
      ]
      if keywordsBeforeExpressions.contains(word) {
        return isMember ? readPunctuator() : readRegularExpression()
      }
      return ["of", "yield", "await"].contains(word) ? false : readPunctuator()
    case .punctuator(let index): return readSlash(after: index)
    case .none: return readRegularExpression()
    }
  }

  private mutating func readSlash(after index: Int) -> Bool {
    switch bytes[index] {
    case UInt8(ascii: "]"): return readPunctuator()
    case UInt8(ascii: ")"): return endsStatementHead ? false : readPunctuator()
    case UInt8(ascii: "}"): return false
    case UInt8(ascii: "+"), UInt8(ascii: "-"):
      let isDoubled = index > 0 && bytes[index - 1] == bytes[index]
      return isDoubled ? false : readRegularExpression()
    default: return readRegularExpression()
    }
  }

  private mutating func readComment() -> Bool {
    var index = position + 2
    while index + 1 < bytes.count {
      if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == UInt8(ascii: "/") {
        position = index + 2
        return true
      }
      index += 1
    }
    return false
  }

  private mutating func readRegularExpression() -> Bool {
    var index = position + 1
    var isInClass = false
    while index < bytes.count {
      switch bytes[index] {
      case 10, 13: return false
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      case UInt8(ascii: "/") where !isInClass:
        let end = bytes[(index + 1)...].firstIndex { !Self.isIdentifierPart($0) } ?? bytes.count
        previous = .value
        position = end
        return true
      default: break
      }
      index += 1
    }
    return false
  }
}
