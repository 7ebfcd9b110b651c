import Foundation
import WebEngine

extension ChromiumPage {
  func reply(to ticket: ScriptMessage.Ticket, with reply: ScriptMessage.Reply) {
    let words: String
    switch reply {
    case .value(let value): words = "true, \(value.literal)"
    case .error(let message): words = "false, \(JSON.string(message).text)"
    }
    session.send(
      "Runtime.evaluate",
      [
        "expression": .string("\(scripting.secret).settle(\(ticket.number), \(words))"),
        "uniqueContextId": .string(ticket.context),
      ])
  }

  /// Makes the handlers of every world those of a list, also in the documents that are there.
  func setHandlers(
    _ handlers: [PageScripts.MessageHandler], insteadOf old: [PageScripts.MessageHandler]
  ) {
    for world in Set((handlers + old).map(\.world)) {
      let own = handlers.filter { $0.world == world }
      if own != old.filter({ $0.world == world }) { setHandlers(own, in: world) }
    }
  }

  private func setHandlers(_ handlers: [PageScripts.MessageHandler], in world: ScriptWorld) {
    if let script = scripting.messageScripts.removeValue(forKey: world) { removeScript(script) }
    let list = MessageScript.list(handlers)
    let secret = scripting.secret
    let isFirst = scripting.messageWorlds.insert(world).inserted
    if isFirst {
      addBinding(in: world)
    } else {
      for context in scripting.contexts.contexts(in: world) {
        session.send(
          "Runtime.evaluate",
          [
            "expression": .string("typeof \(secret) === 'object' && \(secret).set(\(list.text))"),
            "uniqueContextId": .string(context.identifier),
          ])
      }
    }
    // Without handlers the script stays: it takes the binding out of the page's sight.
    scripting.messageScripts[world] = addScript(
      MessageScript.text(
        secret: secret, binding: MessageScript.binding(of: secret, in: world), handlers: list),
      world: WorldName.name(of: world), runsNow: isFirst)
  }

  private func addBinding(in world: ScriptWorld) {
    var parameters: [String: JSON] = [
      "name": .string(MessageScript.binding(of: scripting.secret, in: world))
    ]
    if world != .page { parameters["executionContextName"] = .string(WorldName.name(of: world)) }
    session.send("Runtime.addBinding", .object(parameters))
  }

  /// Reports what a script posted.
  func take(post event: ScriptEvents.BindingCalled) {
    guard let context = scripting.contexts[event.executionContextId], let world = context.world,
      let post = try? LenientDecoder.decode(
        MessageScript.Post.self, from: Data(event.payload.utf8)),
      let body = post.body.value
    else { return }
    let ticket = ScriptMessage.Ticket(context: context.identifier, number: post.number)
    emit([
      .scriptMessage(
        ScriptMessage(
          name: post.name, world: world, frame: policy.frame(context.frame, main: target),
          body: body,
          ticket: post.number > 0 ? ticket : nil))
    ])
  }
}
