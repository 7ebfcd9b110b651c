import EngineSupport
import Foundation
import WebEngine

/// Asks the app to grant or deny a page access to the camera, the microphone and the motion sensors.
@PageActor
final class PermissionController {
  private unowned let page: any ScriptedPage

  init(page: any ScriptedPage) {
    self.page = page
  }

  /// Handles a script's request for a permission.
  func didReceiveRequest(_ event: ScriptEvents.BindingCalled) {
    guard let context = page.context(event.executionContextId),
      let payload = try? JSONDecoder().decode(
        PermissionScript.Payload.self, from: Data(event.payload.utf8)),
      let part = PermissionRequest.Part(rawValue: payload.part)
    else { return }
    let request = PermissionRequest(
      part: part, frame: page.frame(context.frame), number: payload.number)
    if page.isHalted { return sendDecision(request, isGranted: false) }
    page.emit([.policy(.requestPermission(request))])
  }

  /// Grants or denies a request for a permission.
  func decide(_ request: PermissionRequest, isGranted: Bool) async {
    if isGranted, let origin = page.origin(of: request.frame.identifier) {
      await grant(request.part, to: origin)
    }
    sendDecision(request, isGranted: isGranted)
  }

  private func sendDecision(_ request: PermissionRequest, isGranted: Bool) {
    guard let context = page.observer(of: request.frame.identifier) else { return }
    page.session.evaluate(
      PermissionScript.decision(request.number, isGranted: isGranted, secret: page.secret),
      in: context.identifier)
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
