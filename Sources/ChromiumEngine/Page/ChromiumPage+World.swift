import Foundation
import WebEngine

/// What is done through scripts.
extension ChromiumPage {
  /// Runs an expression in the observer's world and decodes its value; promises are waited for.
  func askWorld<V: Decodable>(
    _ expression: String, as type: V.Type, timeout: Duration? = nil
  ) async throws(WebEngineError) -> V {
    guard let world else {
      try checkOpen()
      throw WebEngineError(.protocolFailed, "The page has no document yet.")
    }
    return try await ask(expression, in: world, as: type, timeout: timeout)
  }

  /// Runs an expression in a set of globals and decodes its value.
  func ask<V: Decodable>(
    _ expression: String, in context: String, as type: V.Type, timeout: Duration? = nil
  ) async throws(WebEngineError) -> V {
    try checkOpen()
    let answer = try await session.call(
      "Runtime.evaluate", Self.inWorld(context, expression), as: WorldAnswer<V>.self,
      timeout: timeout)
    guard let value = answer.result?.value else {
      throw WebEngineError(
        .protocolFailed,
        "The page could not be asked: \(answer.exceptionDetails?.words ?? "no value").")
    }
    return value
  }

  /// Runs an expression in the observer's world and goes on.
  func tellWorld(_ expression: String) {
    guard let world else { return }
    session.send("Runtime.evaluate", Self.inWorld(world, expression))
  }

  private static func inWorld(_ world: String, _ expression: String) -> JSON {
    [
      "expression": .string(expression), "uniqueContextId": .string(world), "returnByValue": true,
      "awaitPromise": true,
    ]
  }

  func measure() async throws(WebEngineError) -> PageMeasurement {
    struct Numbers: Decodable {
      let safe: [Double]
      let layout: [Double]
      let inner: [Double]
      let content: [Double]
      let scroll: [Double]
      let scale: Double
      let background: String
      let canvas: String
      let theme: String?
      let top: String?
      let fixed: [String?]
      let bounces: [Bool]
      let indicators: Bool
      let address: String
    }
    var answer = try await askToMeasure(as: Numbers.self)
    for _ in 0..<EngineWaits.rootElement.attempts where answer == nil {
      await EngineWaits.rootElement.pause()
      answer = try await askToMeasure(as: Numbers.self)
    }
    guard let numbers = answer else {
      throw WebEngineError(
        .protocolFailed, "The page has no root element, so nothing in it can be measured.",
        advice: "Look for a script that takes the root element away.")
    }
    return PageMeasurement(
      safeAreaInsets: EdgeLengths(
        top: numbers.safe[0], left: numbers.safe[1], bottom: numbers.safe[2],
        right: numbers.safe[3]),
      layoutViewport: CGSize(width: numbers.layout[0], height: numbers.layout[1]),
      innerSize: CGSize(width: numbers.inner[0], height: numbers.inner[1]),
      contentSize: CGSize(width: numbers.content[0], height: numbers.content[1]),
      scrollOffset: CGPoint(x: numbers.scroll[0], y: numbers.scroll[1]), scale: numbers.scale,
      backgroundColor: numbers.background, canvasColor: numbers.canvas, themeColor: numbers.theme,
      topColor: numbers.top,
      fixedTopColor: numbers.fixed[0], fixedBottomColor: numbers.fixed[1],
      bouncesHorizontally: numbers.bounces[0], bouncesVertically: numbers.bounces[1],
      showsScrollIndicators: numbers.indicators, address: numbers.address)
  }

  /// Asks the observer for what it measures; `nil` where there is no root element.
  private func askToMeasure<Numbers: Decodable>(
    as type: Numbers.Type
  ) async throws(WebEngineError) -> Numbers? {
    let world = world
    let answer: [Numbers?]
    do throws(WebEngineError) {
      answer = try await askWorld("[fanlight.measure()]", as: [Numbers?].self)
    } catch  where error.code == .protocolFailed {
      // The document may just have been replaced; then the new one is asked.
      await catchUp()
      guard self.world != world else { throw error }
      answer = try await askWorld("[fanlight.measure()]", as: [Numbers?].self)
    }
    return answer.first ?? nil
  }

  func scroll(to offset: CGPoint) async throws(WebEngineError) {
    try checkOpen()
    scrollOrders += 1
    let words = "fanlight.scroll(\(offset.x), \(offset.y), \(scrollOrders))"
    guard let world else {
      throw WebEngineError(.protocolFailed, "The page has no document yet.")
    }
    try await session.callAll([
      .init("Runtime.evaluate", Self.inWorld(world, words), mayLinger: true)
    ])
  }

  /// Tells the page its viewport; while it loads another document, that is told it in time.
  func setViewport(_ viewport: PageViewport) async throws(WebEngineError) {
    try checkOpen()
    let isTurned = self.viewport.orientationAngle != viewport.orientationAngle
    let changesColors = self.viewport.isDark != viewport.isDark
    self.viewport = viewport
    if changesColors {
      try await session.call("Emulation.setEmulatedMedia", emulatedMedia(mediaType))
    }
    let override = ViewportOverride(viewport)
    // A script that receives a resize reads env(), so the safe area is set before the size.
    let before = applied
    applied = (override.metrics, override.safeArea)
    if before?.safeArea != override.safeArea {
      try await session.callAll([
        .init("Emulation.setSafeAreaInsetsOverride", override.safeArea, mayLinger: true)
      ])
    }
    var commands: [Session.Command] = []
    if before?.metrics != override.metrics {
      commands.append(
        .init("Emulation.setDeviceMetricsOverride", override.metrics, mayLinger: true))
    }
    if isTurned, let world {
      // A turn resizes a page twice (W158): for the window, and a frame later for the description.
      let frame = "new Promise(done => requestAnimationFrame(() => setTimeout(() => done(true))))"
      commands.append(
        .init(
          "Runtime.evaluate", Self.inWorld(world, frame), mayFail: true, mayLinger: true,
          timeout: .milliseconds(250)))
      try await session.callAll(commands)
      commands = []
    }
    // The window first: Blink fits the scale to a description when it reads it, not later. A
    // document that is replaced meanwhile tells its metas again, and is then forced again.
    if let world {
      let contents = JSON.array(override.descriptions.map { .string($0) }).text
      let words = "\(contents), \(override.units.text), \(override.keyboardHeight)"
      commands.append(
        .init(
          "Runtime.evaluate", Self.inWorld(world, "fanlight.force(\(words))"), mayFail: true,
          mayLinger: true))
    }
    commands += [
      .init(
        "Emulation.setSmallViewportHeightDifferenceOverride", override.unitDifference,
        mayLinger: true),
      .init(
        "Emulation.setPageScaleFactor", ["pageScaleFactor": .number(override.leastScale)],
        mayLinger: true),
    ]
    try await session.callAll(commands)
  }
}

/// What `Runtime.evaluate` answers for an expression in the observer's world.
private struct WorldAnswer<V: Decodable>: Decodable {
  struct Remote: Decodable { let value: V? }
  struct Exception: Decodable {
    struct Thrown: Decodable { let description: String? }
    let text: String
    let exception: Thrown?

    /// What was thrown, or that something was.
    var words: String { exception?.description ?? text }
  }
  let result: Remote?
  let exceptionDetails: Exception?
}
