import Foundation
import WebEngine

/// What of a page's requests the app wants to see, and what of them waits for it.
struct InterceptionState {
  /// A request that the app answers.
  struct Open {
    let pause: ProtocolEvents.RequestPaused
    /// The load of the main frame that it is for.
    let loader: String?
    /// As much of the answer as there is, without what went out already.
    var answer: SchemeResponse?
    /// The way that the answer's body goes out in pieces.
    var body: PieceBody?
  }

  /// An answer in pieces whose head Chromium has not asked for yet.
  struct Head {
    let answer: SchemeResponse
    let body: PieceBody
    let networkId: String?
  }

  /// The schemes that the app answers for.
  var schemes = SchemeMap(schemes: [])
  /// The rules that say what is loaded.
  var rules: [[ContentRule]] = []
  /// The selectors of what the document shown hides.
  var hidden: [String] = []
  /// The requests that wait for an answer.
  private(set) var open: [Int: Open] = [:]
  /// The heads of answers in pieces, by the address that Chromium reads them from.
  private var heads: [String: Head] = [:]
  private var lastIdentifier = 0

  /// Whether there is a rule at all.
  var hasRules: Bool { rules.contains { !$0.isEmpty } }

  /// Keeps a request, and numbers it.
  mutating func keep(_ pause: ProtocolEvents.RequestPaused, loader: String?) -> Int {
    lastIdentifier += 1
    open[lastIdentifier] = Open(pause: pause, loader: loader)
    return lastIdentifier
  }

  /// Takes out a request.
  mutating func take(_ identifier: Int) -> Open? { open.removeValue(forKey: identifier) }

  /// Notes the head of an answer; one that has gone out already stays.
  mutating func begin(_ identifier: Int, with answer: SchemeResponse) {
    guard open[identifier]?.body == nil else { return }
    open[identifier]?.answer = answer
  }

  /// Notes more of an answer's body, or writes it where the page reads along.
  mutating func append(_ data: Data, to identifier: Int) {
    guard let body = open[identifier]?.body else {
      open[identifier]?.answer?.body.append(data)
      return
    }
    body.write(data)
  }

  /// Lets the page read an answer from now on, as far as it has come; returns its request.
  mutating func readAlong(_ identifier: Int, from body: PieceBody) -> Open? {
    guard let request = open[identifier], let answer = request.answer, request.body == nil else {
      return nil
    }
    body.write(answer.body)
    open[identifier]?.body = body
    open[identifier]?.answer?.body = Data()
    heads[body.url] = Head(answer: answer, body: body, networkId: request.pause.networkId)
    return request
  }

  /// Takes out the head that is asked for at an address.
  mutating func takeHead(at url: String) -> SchemeResponse? {
    heads.removeValue(forKey: url)?.answer
  }

  /// Takes out the requests that belong to something that was given up; their numbers.
  mutating func takeAll(of networkId: String) -> [Int] {
    heads = heads.filter { $0.value.networkId != networkId }
    let gone = open.filter { $0.value.pause.networkId == networkId }.map(\.key).sorted()
    for identifier in gone { open[identifier] = nil }
    return gone
  }
}
