/// A line of `events.jsonl`, to which a run appends its results as they occur.
package enum ReportEvent: Sendable, Hashable {
  /// The run began; the report has the values that are known: tool, engine, run, screens, rules, subjects.
  case begin(Report)
  /// A subject was found.
  case subject(Report.Subject)
  /// A picture was written.
  case picture(Report.Picture)
  /// A subject was shown on a screen.
  case shot(Report.Shot)
  /// Pictures were compared.
  case comparison(Report.Comparison)
  /// A fault was found.
  case finding(Report.Finding)
  /// A part of the run failed.
  case failure(Report.Failure)
  /// The run ended; the value is its duration in seconds.
  case end(Double)
}

extension ReportEvent {
  /// The event as JSON on one line, without a line break.
  package var line: String {
    get throws {
      let coder = JSONTextEncoder()
      let (word, value): (String, JSONText) =
        switch self {
        case .begin(let report): ("begin", try coder.encode(report))
        case .subject(let subject): ("subject", try coder.encode(subject))
        case .picture(let picture): ("picture", try coder.encode(picture))
        case .shot(let shot): ("shot", try coder.encode(shot))
        case .comparison(let comparison): ("comparison", try coder.encode(comparison))
        case .finding(let finding): ("finding", try coder.encode(finding))
        case .failure(let failure): ("failure", try coder.encode(failure))
        case .end(let seconds): ("end", .object([.init("seconds", .number(seconds))]))
        }
      let key = word == "begin" ? "report" : word
      return JSONText.object([.init("e", .string(word)), .init(key, value)]).line
    }
  }

  /// Creates an event from a line; `nil` for an event of a later version.
  ///
  /// - Throws: `JSONSyntaxError` or `DecodingError` if the line is truncated or is not an event.
  package init?(line: some Sequence<UInt8>) throws {
    let json = try JSONText(parsing: line)
    guard case .string(let word)? = json["e"] else { return nil }
    let coder = JSONTextDecoder()
    let value = json[word == "begin" ? "report" : word] ?? .null
    switch word {
    case "begin": self = .begin(try coder.decode(Report.self, from: value))
    case "subject": self = .subject(try coder.decode(Report.Subject.self, from: value))
    case "picture": self = .picture(try coder.decode(Report.Picture.self, from: value))
    case "shot": self = .shot(try coder.decode(Report.Shot.self, from: value))
    case "comparison": self = .comparison(try coder.decode(Report.Comparison.self, from: value))
    case "finding": self = .finding(try coder.decode(Report.Finding.self, from: value))
    case "failure": self = .failure(try coder.decode(Report.Failure.self, from: value))
    case "end":
      guard case .number(let seconds)? = value["seconds"] else { return nil }
      self = .end(seconds)
    default: return nil
    }
  }
}
