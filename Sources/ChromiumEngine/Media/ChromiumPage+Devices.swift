import Foundation
import WebEngine

/// The camera, the microphone and the sensors: the app is asked, and Chromium told what it grants.
extension ChromiumPage {
  /// Takes in that a script asks.
  func take(deviceQuestion event: ScriptEvents.BindingCalled) {
    guard let context = scripting.contexts[event.executionContextId],
      let question = try? JSONDecoder().decode(
        DeviceScript.Question.self, from: Data(event.payload.utf8)),
      let part = DeviceQuestion.Part(rawValue: question.part)
    else { return }
    let asked = DeviceQuestion(
      part: part, frame: policy.frame(context.frame, main: target), number: question.number)
    if isHalted { return tell(asked, isGranted: false) }
    emit([.policy(.asksToUse(asked))])
  }

  func answer(_ question: DeviceQuestion, isGranted: Bool) async {
    if isGranted, let origin = policy.origin(of: question.frame.identifier) {
      await grant(question.part, to: origin)
    }
    tell(question, isGranted: isGranted)
  }

  private func tell(_ question: DeviceQuestion, isGranted: Bool) {
    guard let world = scripting.contexts.observer(of: question.frame.identifier) else { return }
    session.tell(
      "Runtime.evaluate",
      [
        "expression": .string(
          DeviceScript.answer(question.number, isGranted: isGranted, secret: scripting.secret)),
        "uniqueContextId": .string(world.identifier),
      ])
  }

  private func grant(_ part: DeviceQuestion.Part, to origin: String) async {
    let names: [String]
    switch part {
    case .camera: names = ["camera"]
    case .microphone: names = ["microphone"]
    case .cameraAndMicrophone: names = ["camera", "microphone"]
    case .motion: names = []
    }
    guard var parameters = try? await browser.parameters(for: store) else { return }
    parameters["origin"] = .string(origin)
    parameters["setting"] = "granted"
    for name in names {
      parameters["permission"] = ["name": .string(name)]
      _ = try? await browser.root.call("Browser.setPermission", .object(parameters))
    }
  }
}
