import EngineSupport
import Foundation
import WebEngine

extension ScriptController {
  /// Settles the promise that `postMessage` returned.
  func reply(to ticket: ScriptMessage.Ticket, with reply: ScriptMessage.Reply) {
    let arguments: String
    switch reply {
    case .value(let value): arguments = "true, \(value.literal)"
    case .error(let message): arguments = "false, \(JSON.string(message).text)"
    }
    page.session.evaluate(
      "\(state.secret).settle(\(ticket.number), \(arguments))", in: ticket.context)
  }

  /// Sets the message handlers of every world, including those of the current documents.
  func setHandlers(
    _ handlers: [PageScripts.MessageHandler], insteadOf old: [PageScripts.MessageHandler]
  ) {
    for world in Set((handlers + old).map(\.world)) {
      let own = handlers.filter { $0.world == world }
      if own != old.filter({ $0.world == world }) { setHandlers(own, in: world) }
    }
  }

  private func setHandlers(_ handlers: [PageScripts.MessageHandler], in world: ScriptWorld) {
    if let script = state.messageScripts.removeValue(forKey: world) { removeScript(script) }
    let list = MessageHandlerScript.list(handlers)
    let secret = state.secret
    let isFirst = state.messageWorlds.insert(world).inserted
    if isFirst {
      addBinding(in: world)
    } else {
      for context in state.contexts.contexts(in: world) {
        page.session.evaluate(
          "typeof \(secret) === 'object' && \(secret).set(\(list.text))", in: context.identifier)
      }
    }
    // Without handlers the script stays: it hides the binding from the page.
    state.messageScripts[world] = addScript(
      MessageHandlerScript.text(
        secret: secret, binding: MessageHandlerScript.binding(of: secret, in: world), handlers: list
      ),
      world: WorldName.name(of: world), runsNow: isFirst)
  }

  private func addBinding(in world: ScriptWorld) {
    var parameters: [String: JSON] = [
      "name": .string(MessageHandlerScript.binding(of: state.secret, in: world))
    ]
    if world != .page { parameters["executionContextName"] = .string(WorldName.name(of: world)) }
    page.session.send("Runtime.addBinding", .object(parameters))
  }

  /// Reports a message of a script.
  func didReceiveMessage(_ event: ScriptEvents.BindingCalled) {
    guard let context = state.contexts[event.executionContextId], let world = context.world,
      let post = try? LenientDecoder.decode(
        MessageHandlerScript.Post.self, from: Data(event.payload.utf8)),
      let body = post.body.value
    else { return }
    let ticket = ScriptMessage.Ticket(context: context.identifier, number: post.number)
    page.emit([
      .scriptMessage(
        ScriptMessage(
          name: post.name, world: world, frame: page.frame(context.frame),
          body: body,
          ticket: post.number > 0 ? ticket : nil))
    ])
  }
}
