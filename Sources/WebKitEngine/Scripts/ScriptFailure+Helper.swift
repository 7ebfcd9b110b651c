import Foundation
import WebEngine

extension ScriptFailure {
  /// Creates the failure of a script from the helper's error.
  init(_ error: WebEngineError) {
    switch error.code {
    case .scriptFailed: self = .exception(Exception(helper: error.message))
    case .scriptResultUnsupported: self = .unsupportedResult
    case .pageClosed, .engineTerminated: self = .processEnded(error.message)
    default: self = .engine(error)
    }
  }
}

extension ScriptFailure.Exception {
  /// Parses WebKitGTK's text of an exception: the URL, line and column of the script, if known, and the message.
  init(helper text: String) {
    let text = text.trimmingCharacters(in: .whitespaces)
    if let match = text.firstMatch(of: /^([^\s:]\S*?):(\d+)(?::(\d+))?: ([\s\S]*)$/),
      let line = Int(match.output.2)
    {
      self.init(
        message: String(match.output.4), line: line,
        column: match.output.3.flatMap { Int($0) } ?? 0,
        sourceURL: URL(address: String(match.output.1)))
    } else if let match = text.firstMatch(of: /^:(\d+)(?::(\d+))?: ([\s\S]*)$/),
      let line = Int(match.output.1)
    {
      self.init(
        message: String(match.output.3), line: line,
        column: match.output.2.flatMap { Int($0) } ?? 0)
    } else {
      self.init(message: text)
    }
  }
}
