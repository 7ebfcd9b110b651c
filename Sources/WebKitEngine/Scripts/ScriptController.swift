import EngineSupport
import Foundation
import WebEngine

/// Sets user scripts and message handlers, and evaluates the app's scripts.
@PageActor
final class ScriptController {
  /// The user scripts and message handlers that were set last.
  private var scripts = PageScripts()
  private unowned let page: any ScriptPage

  init(page: any ScriptPage) {
    self.page = page
  }

  /// Sets the user scripts and message handlers of the page.
  func setScripts(_ scripts: PageScripts) async throws(WebEngineError) {
    self.scripts = scripts
    try await page.call("Page.setScripts", parameters(of: scripts))
  }

  /// Updates the user script with the device's overrides for later documents and frames.
  func deviceDidChange() async throws(WebEngineError) { try await setScripts(scripts) }

  /// Returns the parameters of `Page.setScripts`: the engine's scripts before the app's.
  func parameters(of scripts: PageScripts) -> [String: JSON] {
    let own: [JSON] = [
      [
        "source": .string(page.pageScript), "time": "documentStart", "isForMainFrameOnly": false,
      ],
      [
        "source": .string(Observer.text(secret: page.secret)), "time": "documentStart",
        "isForMainFrameOnly": true, "world": .string(Observer.world),
      ],
    ]
    let handler: JSON = [
      "name": .string(Observer.handler), "world": .string(Observer.world), "expectsReply": false,
    ]
    return [
      "userScripts": .array(own + scripts.userScripts.map(Self.json)),
      "handlers": .array([handler] + scripts.handlers.map(Self.json)),
    ]
  }

  private nonisolated static func json(_ script: PageScripts.UserScript) -> JSON {
    var members: [String: JSON] = [
      "source": .string(script.source),
      "time": script.time == .documentStart ? "documentStart" : "documentEnd",
      "isForMainFrameOnly": .bool(script.isForMainFrameOnly),
    ]
    if let world = WorldName.name(of: script.world) { members["world"] = .string(world) }
    return .object(members)
  }

  private nonisolated static func json(_ handler: PageScripts.MessageHandler) -> JSON {
    var members: [String: JSON] = [
      "name": .string(handler.name), "expectsReply": .bool(handler.expectsReply),
    ]
    if let world = WorldName.name(of: handler.world) { members["world"] = .string(world) }
    return .object(members)
  }

  // MARK: Calls

  /// Starts a script; returns when it is ordered before all later commands to the page.
  func start(
    _ call: ScriptCall,
    completion: @escaping @Sendable (Result<ScriptValue, ScriptFailure>) -> Void
  ) {
    do throws(WebEngineError) {
      try page.checkOpen()
    } catch {
      let isClosed = error.code == .pageClosed && page.isClosed
      return completion(.failure(isClosed ? .pageWasClosed : .processEnded(error.description)))
    }
    if let frame = call.frame, frame != page.mainFrame.identifier {
      return completion(
        .failure(
          .engine(
            WebEngineError(
              .protocolFailed, "WebKitGTK evaluates scripts in the main frame only.",
              advice: "Use a user script, which runs in all frames, or the engine chromium."))))
    }
    page.helper.connection.post(
      "Page.evaluate", page.parameters(Self.parameters(of: call)), timeout: .seconds(24 * 3600)
    ) { response in
      switch response {
      case .success(let message):
        do throws(WebEngineError) {
          completion(.success(try message.result(Evaluated.self).value.value))
        } catch {
          completion(.failure(ScriptFailure(error)))
        }
      case .failure(let error): completion(.failure(ScriptFailure(error)))
      }
    }
  }

  /// Returns the parameters of `Page.evaluate`.
  nonisolated static func parameters(of call: ScriptCall) -> [String: JSON] {
    var parameters: [String: JSON] = [:]
    switch call.form {
    case .program: parameters["source"] = .string(call.source)
    case .asyncBody(let arguments):
      // On the first line of the source, so that line numbers do not change.
      let constants = arguments.sorted { $0.key < $1.key }
        .map { "let \($0.key) = \($0.value.literal); " }
      parameters["source"] = .string(constants.joined() + call.source)
      parameters["isAsyncBody"] = true
    }
    if let world = WorldName.name(of: call.world) { parameters["world"] = .string(world) }
    return parameters
  }

  /// Evaluates a script in the page world and returns the value of its last statement.
  func evaluate(_ script: String) async throws(WebEngineError) -> ScriptValue {
    try await page.call(
      "Page.evaluate", ["source": .string(script)], as: Evaluated.self
    ).value.value
  }

  // MARK: Messages

  /// Handles a message of a script; returns its text if it is a report of the observer, otherwise `nil`.
  func didReceive(_ message: HelperMessage) -> String? {
    struct Post: Decodable {
      let name: String
      let world: String?
      let body: HelperValue
      let ticket: Int?
    }
    guard let post = message.parameters(Post.self) else { return nil }
    if post.world == Observer.world, post.name == Observer.handler {
      guard case .string(let text) = post.body.value else { return nil }
      return text
    }
    guard let world = WorldName.world(named: post.world) else { return nil }
    page.emit([
      .scriptMessage(
        ScriptMessage(
          name: post.name, world: world, frame: page.mainFrame, body: post.body.value,
          ticket: post.ticket.map { ScriptMessage.Ticket(context: "", number: $0) }))
    ])
    return nil
  }

  /// Replies to a message, and so settles its promise.
  func reply(to ticket: ScriptMessage.Ticket, with reply: ScriptMessage.Reply) {
    var parameters: [String: JSON] = ["ticket": .integer(ticket.number)]
    switch reply {
    case .value(let value): parameters["expression"] = .string("(\(value.literal))")
    case .error(let message): parameters["error"] = .string(message)
    }
    page.send("Page.reply", parameters)
  }
}

/// The result of `Page.evaluate`.
private struct Evaluated: Decodable { let value: HelperValue }
