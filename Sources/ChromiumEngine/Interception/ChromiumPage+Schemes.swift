import Foundation
import WebEngine

/// Requests for addresses of the program's own schemes.
extension ChromiumPage {
  /// Hands a request to the program, if it is one that the program answers.
  func askScheme(_ pause: ProtocolEvents.RequestPaused) -> Bool {
    guard !interception.schemes.schemes.isEmpty, let asked = URL(string: pause.request.url)
    else { return false }
    let url = interception.schemes.outside(asked)
    guard interception.schemes.handles(url.scheme) else { return false }
    let isMain = pause.frameId == target && pause.resourceType == "Document"
    var headers = pause.request.headers
    for name in ["Referer", "Origin"] {
      guard let place = headers[name].flatMap(URL.init(string:)) else { continue }
      headers[name] = interception.schemes.outside(place).absoluteString
    }
    let identifier = interception.keep(pause, loader: isMain ? pause.networkId : nil)
    emit([
      .schemeRequest(
        SchemeRequest(
          identifier: identifier, url: url, method: pause.request.method, headers: headers,
          body: pause.request.body))
    ])
    return true
  }

  func answer(_ request: Int, with answer: SchemeAnswer) {
    guard let open = interception.take(request) else { return }
    let file = LocalFileReader.File(contents: answer.body, mediaType: nil, head: answer)
    guard open.pause.resourceType == "Document" else {
      Task { fulfil(open.pause, await adjustedSheet(file, for: open.pause)) }
      return
    }
    let head = MainAnswer(file)
    if let loader = open.loader {
      emit(
        tracker.answered(loader: loader, url: URL(string: open.pause.request.url), answer: head))
    }
    askToShow(open.pause, file, head)
  }

  func fail(_ request: Int, with failure: PageFailure.Kind) {
    guard let open = interception.take(request) else { return }
    refuse(
      open.pause, loader: open.loader, failure, URL(string: open.pause.request.url),
      "the program's answer")
  }

  /// Loads an address that the program answers for, which a link or a frame names.
  func go(to place: URL, in frame: String) {
    if frame == target { return navigate(to: place.absoluteString) }
    session.tell(
      "Page.navigate", ["url": .string(place.absoluteString), "frameId": .string(frame)])
  }

  /// A request was given up: nobody waits for its answer any more.
  func schemeRequestEnded(_ networkId: String) {
    for identifier in interception.takeAll(of: networkId) {
      emit([.schemeRequestEnded(identifier)])
    }
  }

  /// What Chromium has to hold back.
  var fetchPatterns: JSON {
    // Documents wait for us before and after their answer; local files are answered by us.
    var patterns: [JSON] = [
      ["urlPattern": "*", "resourceType": "Document", "requestStage": "Request"],
      ["urlPattern": "*", "resourceType": "Document", "requestStage": "Response"],
      ["urlPattern": "file://*", "requestStage": "Request"],
      ["urlPattern": "*", "resourceType": "Stylesheet", "requestStage": "Response"],
    ]
    if interception.hasRules {
      patterns.append(["urlPattern": "*", "requestStage": "Request"])
    } else if !interception.schemes.schemes.isEmpty {
      patterns.append(
        ["urlPattern": .string("https://*.\(SchemeMap.suffix)/*"), "requestStage": "Request"])
      for scheme in interception.schemes.schemes.sorted() {
        patterns.append(["urlPattern": .string("\(scheme):*"), "requestStage": "Request"])
      }
    }
    return .array(patterns)
  }
}
