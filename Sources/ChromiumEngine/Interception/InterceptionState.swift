import WebEngine

/// What of a page's requests the program wants to see, and what of them waits for it.
struct InterceptionState {
  /// A request that the program answers.
  struct Open {
    let pause: ProtocolEvents.RequestPaused
    /// The load of the main frame that it is for.
    let loader: String?
  }

  /// The schemes that the program answers for.
  var schemes = SchemeMap(schemes: [])
  /// The rules that say what is loaded.
  var rules: [[ContentRule]] = []
  /// The selectors of what the document shown hides.
  var hidden: [String] = []
  /// The requests that wait for an answer.
  private(set) var open: [Int: Open] = [:]
  private var lastIdentifier = 0

  /// Whether every request has to be seen.
  var hasRules: Bool { rules.contains { !$0.isEmpty } }

  /// Keeps a request, and numbers it.
  mutating func keep(_ pause: ProtocolEvents.RequestPaused, loader: String?) -> Int {
    lastIdentifier += 1
    open[lastIdentifier] = Open(pause: pause, loader: loader)
    return lastIdentifier
  }

  /// Takes out a request.
  mutating func take(_ identifier: Int) -> Open? { open.removeValue(forKey: identifier) }

  /// Takes out the requests that belong to something that was given up; their numbers.
  mutating func takeAll(of networkId: String) -> [Int] {
    let gone = open.filter { $0.value.pause.networkId == networkId }.map(\.key).sorted()
    for identifier in gone { open[identifier] = nil }
    return gone
  }
}
