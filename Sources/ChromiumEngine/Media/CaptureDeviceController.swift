import Foundation
import WebEngine

/// Permissions for the camera, the microphone and the motion sensors, which the app grants or denies.
@PageActor
final class CaptureDeviceController {
  private unowned let page: any ScriptedPage

  init(page: any ScriptedPage) {
    self.page = page
  }

  /// Reports that a script requests a permission.
  func didReceiveRequest(_ event: ScriptEvents.BindingCalled) {
    guard let context = page.context(event.executionContextId),
      let question = try? JSONDecoder().decode(
        DeviceScript.Question.self, from: Data(event.payload.utf8)),
      let part = PermissionRequest.Part(rawValue: question.part)
    else { return }
    let request = PermissionRequest(
      part: part, frame: page.frame(context.frame), number: question.number)
    if page.isHalted { return send(request, isGranted: false) }
    page.emit([.policy(.requestPermission(request))])
  }

  /// Answers a request for a permission.
  func answer(_ request: PermissionRequest, isGranted: Bool) async {
    if isGranted, let origin = page.origin(of: request.frame.identifier) {
      await grant(request.part, to: origin)
    }
    send(request, isGranted: isGranted)
  }

  private func send(_ request: PermissionRequest, isGranted: Bool) {
    guard let world = page.observer(of: request.frame.identifier) else { return }
    page.session.evaluate(
      DeviceScript.answer(request.number, isGranted: isGranted, secret: page.secret),
      in: world.identifier)
  }

  private func grant(_ part: PermissionRequest.Part, to origin: String) async {
    let names: [String]
    switch part {
    case .camera: names = ["camera"]
    case .microphone: names = ["microphone"]
    case .cameraAndMicrophone: names = ["camera", "microphone"]
    case .motion: names = []
    }
    guard var parameters = try? await page.browser.parameters(for: page.store) else { return }
    parameters["origin"] = .string(origin)
    parameters["setting"] = "granted"
    for name in names {
      parameters["permission"] = ["name": .string(name)]
      _ = try? await page.browser.root.call("Browser.setPermission", .object(parameters))
    }
  }
}
