/// Tells programs that mean the same inside a function.
///
/// What a program declares is global, and what a function declares is its own; so only a text that
/// declares nothing outside functions and blocks may become one. The answer "no" is always safe:
/// a text that is hard to read, such as one with a `/` that may divide or begin a pattern, gets it.
struct ScriptScopeScanner {
  /// What a bracket encloses.
  private enum Bracket {
    /// An expression: what is declared in it stands in a function.
    case expression
    /// An index or a list of values.
    case index
    /// The head of a loop.
    case head
    /// The condition of a statement, behind which a pattern may begin.
    case condition
    /// A block, an object or whatever else stands in braces.
    case block
    /// A function.
    case function
    /// A value within a text.
    case substitution
  }

  /// What stands before the place that is read.
  private enum Before {
    case nothing, word(String, isMember: Bool), value, mark(Int)
  }

  private let bytes: [UInt8]
  private var place = 0
  private var brackets: [Bracket] = []
  private var before: Before = .nothing
  /// How deep the function expressions stand whose bodies have not begun.
  private var functions: [Int] = []

  /// Whether a program means the same as the body of a function without a `this` of its own.
  static func isPlain(_ source: String) -> Bool {
    // HTML's comments, and line ends of more than one byte.
    guard !["<!--", "-->", "\u{2028}", "\u{2029}"].contains(where: source.contains) else {
      return false
    }
    var program = ScriptScopeScanner(bytes: Array(source.utf8))
    return program.read()
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func read() -> Bool {
    while place < bytes.count {
      let isRead =
        switch bytes[place] {
        case UInt8(ascii: " "), 9...13:
          skip(1)
        case UInt8(ascii: "\""), UInt8(ascii: "'"): readString()
        case UInt8(ascii: "`"): readTemplate(from: place + 1)
        case UInt8(ascii: "/"): readSlash()
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open()
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): close()
        // An escape may hide a word, and `#!` begins a comment.
        case UInt8(ascii: "\\"), UInt8(ascii: "#"), 0x80...: false
        case let byte where Self.isOfWord(byte): readWord()
        default: readMark()
        }
      guard isRead else { return false }
    }
    return brackets.isEmpty
  }

  private mutating func skip(_ count: Int) -> Bool {
    place += count
    return true
  }

  private mutating func readMark() -> Bool {
    before = .mark(place)
    return skip(1)
  }

  // MARK: Words

  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"):
      true
    default: false
    }
  }

  /// Whether what stands here belongs to a function, whatever it declares.
  private var isInside: Bool {
    brackets.contains { [.expression, .index, .condition, .function, .substitution].contains($0) }
  }

  private mutating func readWord() -> Bool {
    let isNumber = bytes[place] <= UInt8(ascii: "9") && bytes[place] >= UInt8(ascii: "0")
    let end =
      bytes[place...].firstIndex {
        // A number's point belongs to it, and names no member.
        !Self.isOfWord($0) && !(isNumber && $0 == UInt8(ascii: "."))
      } ?? bytes.count
    let word = String(decoding: bytes[place..<end], as: UTF8.self)
    let isMember = if case .mark(let mark) = before { isPoint(mark) } else { false }
    guard isMember || isAllowed(word) else { return false }
    before = .word(word, isMember: isMember)
    place = end
    return true
  }

  /// Whether a mark stands between a value and its member's name, and is not of three points.
  private func isPoint(_ mark: Int) -> Bool {
    let point = UInt8(ascii: ".")
    return bytes[mark] == point && (mark == 0 || bytes[mark - 1] != point)
  }

  private mutating func isAllowed(_ word: String) -> Bool {
    // What `eval` declares is where it is called.
    if word == "eval" { return false }
    if isInside { return true }
    switch word {
    case "var", "return", "import", "export", "using": return false
    case "let", "const", "class": return !brackets.isEmpty
    case "function":
      guard expectsValue else { return false }
      functions.append(brackets.count)
      return true
    default: return true
    }
  }

  /// Whether a function that begins here is surely a value and no declaration.
  private var expectsValue: Bool {
    switch before {
    case .mark(let mark):
      let marks: [UInt8] = [.init(ascii: "+"), .init(ascii: "-")]
      // Behind `++` a statement may begin.
      if marks.contains(bytes[mark]) { return mark == 0 || bytes[mark - 1] != bytes[mark] }
      return Array("=,!?&|~".utf8).contains(bytes[mark]) || isArrow(mark)
    case .word(let word, let isMember):
      return !isMember && ["void", "typeof", "new", "delete", "throw"].contains(word)
    case .nothing, .value: return false
    }
  }

  private func isArrow(_ mark: Int) -> Bool {
    bytes[mark] == UInt8(ascii: ">") && mark > 0 && bytes[mark - 1] == UInt8(ascii: "=")
  }

  // MARK: Brackets

  private mutating func open() -> Bool {
    let isBrace = bytes[place] == UInt8(ascii: "{")
    let isSquare = bytes[place] == UInt8(ascii: "[")
    var bracket: Bracket = isBrace ? .block : isSquare ? .index : .expression
    switch before {
    case .word(let word, isMember: false) where bytes[place] == UInt8(ascii: "("):
      if word == "for" || word == "await" { bracket = .head }
      if ["if", "while", "with"].contains(word) { bracket = .condition }
    case .mark(let mark) where isBrace:
      let endsParameters = bytes[mark] == UInt8(ascii: ")") && functions.last == brackets.count
      if endsParameters { functions.removeLast() }
      if endsParameters || isArrow(mark) { bracket = .function }
    default: break
    }
    brackets.append(bracket)
    return readMark()
  }

  private mutating func close() -> Bool {
    guard let bracket = brackets.popLast() else { return false }
    let end: UInt8 =
      switch bracket {
      case .expression, .head, .condition: UInt8(ascii: ")")
      case .index: UInt8(ascii: "]")
      case .block, .function, .substitution: UInt8(ascii: "}")
      }
    guard bytes[place] == end else { return false }
    if bracket == .substitution { return readTemplate(from: place + 1) }
    // Behind a condition or a loop's head a statement begins, and with it maybe a pattern.
    endsStatementHead = [.condition, .head].contains(bracket)
    return readMark()
  }

  /// Whether the bracket that was closed last is of a statement that goes on behind it.
  private var endsStatementHead = false

  // MARK: Texts and patterns

  private mutating func readString() -> Bool {
    let quote = bytes[place]
    var index = place + 1
    while index < bytes.count, bytes[index] != quote {
      if bytes[index] == 10 || bytes[index] == 13 { return false }
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard index < bytes.count else { return false }
    before = .value
    place = index + 1
    return true
  }

  private mutating func readTemplate(from start: Int) -> Bool {
    var index = start
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "`") {
        before = .value
        place = index + 1
        return true
      }
      if bytes[index] == UInt8(ascii: "$"), index + 1 < bytes.count,
        bytes[index + 1] == UInt8(ascii: "{")
      {
        brackets.append(.substitution)
        before = .mark(index + 1)
        place = index + 2
        return true
      }
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return false
  }

  private mutating func readSlash() -> Bool {
    let next = place + 1 < bytes.count ? bytes[place + 1] : 0
    if next == UInt8(ascii: "/") {
      let end = bytes[place...].firstIndex { $0 == 10 || $0 == 13 }
      return skip((end ?? bytes.count) - place)
    }
    if next == UInt8(ascii: "*") { return readComment() }
    switch before {
    case .value: return readMark()
    case .word(let word, let isMember):
      let beginValues = [
        "return", "typeof", "case", "in", "delete", "void", "throw", "new", "instanceof", "do",
        "else",
      ]
      if beginValues.contains(word) { return isMember ? readMark() : readPattern() }
      return ["of", "yield", "await"].contains(word) ? false : readMark()
    case .mark(let mark): return readSlash(behind: mark)
    case .nothing: return readPattern()
    }
  }

  private mutating func readSlash(behind mark: Int) -> Bool {
    switch bytes[mark] {
    case UInt8(ascii: "]"): return readMark()
    case UInt8(ascii: ")"): return endsStatementHead ? false : readMark()
    case UInt8(ascii: "}"): return false
    case UInt8(ascii: "+"), UInt8(ascii: "-"):
      let isDoubled = mark > 0 && bytes[mark - 1] == bytes[mark]
      return isDoubled ? false : readPattern()
    default: return readPattern()
    }
  }

  private mutating func readComment() -> Bool {
    var index = place + 2
    while index + 1 < bytes.count {
      if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == UInt8(ascii: "/") {
        place = index + 2
        return true
      }
      index += 1
    }
    return false
  }

  private mutating func readPattern() -> Bool {
    var index = place + 1
    var isInSet = false
    while index < bytes.count {
      switch bytes[index] {
      case 10, 13: return false
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "["): isInSet = true
      case UInt8(ascii: "]"): isInSet = false
      case UInt8(ascii: "/") where !isInSet:
        let end = bytes[(index + 1)...].firstIndex { !Self.isOfWord($0) } ?? bytes.count
        before = .value
        place = end
        return true
      default: break
      }
      index += 1
    }
    return false
  }
}
