package import Foundation

extension TouchScreen {
  /// The duration of a touch in a tap, in seconds.
  private static var tapDuration: TimeInterval { 0.05 }
  /// The time between taps, in seconds.
  private static var tapPause: TimeInterval { 0.1 }

  /// Taps a point of the screen, once or several times in quick succession, with one or more
  /// touches.
  ///
  /// Time passes on the device's clock; recognizers that wait for further taps decide later.
  package func tap(at point: CGPoint, times: Int = 1, touches: Int = 1) {
    for number in 0..<times {
      if number > 0 { Runtime.loop.advance(by: TouchScreen.tapPause) }
      let points = (0..<touches).map { CGPoint(x: point.x + CGFloat($0) * 20, y: point.y) }
      let touches = touchDown(at: points).compactMap { $0 }
      Runtime.loop.advance(by: TouchScreen.tapDuration)
      lift(touches)
    }
  }

  /// Presses a point of the screen for some seconds.
  package func press(at point: CGPoint, duration: TimeInterval) {
    let touches = touchDown(at: [point]).compactMap { $0 }
    Runtime.loop.advance(by: duration)
    lift(touches)
  }

  /// Drags a touch in a straight line at a constant velocity, with a movement for each frame.
  ///
  /// - Parameters:
  ///   - start: The point at which the touch begins, on the screen.
  ///   - end: The point at which the touch ends.
  ///   - duration: The duration of the movement, in seconds.
  ///   - rest: The time for which the touch rests before it ends, in seconds.
  package func drag(
    from start: CGPoint, to end: CGPoint, duration: TimeInterval, rest: TimeInterval = 0
  ) {
    drag([(start, end)], duration: duration, rest: rest)
  }

  /// Moves two touches from one distance apart to another, in a line about a point of the screen.
  ///
  /// - Parameters:
  ///   - center: The point halfway between the touches.
  ///   - start: The initial distance between the touches, in points.
  ///   - end: The final distance between the touches, in points.
  ///   - duration: The duration of the movement, in seconds.
  package func pinch(
    at center: CGPoint, from start: CGFloat, to end: CGFloat, duration: TimeInterval
  ) {
    func point(_ distance: CGFloat) -> CGPoint {
      CGPoint(x: center.x + distance / 2, y: center.y)
    }
    drag(
      [(point(-start), point(-end)), (point(start), point(end))], duration: duration, rest: 0)
  }

  /// Rotates two touches about a point of the screen, clockwise for a positive angle.
  ///
  /// - Parameters:
  ///   - center: The point halfway between the touches.
  ///   - angle: The angle of the rotation, in radians.
  ///   - radius: The distance of each touch from the center, in points.
  ///   - duration: The duration of the movement, in seconds.
  package func rotate(
    at center: CGPoint, by angle: CGFloat, radius: CGFloat = 60, duration: TimeInterval
  ) {
    func point(_ angle: CGFloat, _ side: CGFloat) -> CGPoint {
      CGPoint(
        x: center.x + side * radius * cos(angle), y: center.y + side * radius * sin(angle))
    }
    let loop = Runtime.loop
    let touches = touchDown(at: [point(0, 1), point(0, -1)])
    let steps = max(1, Int((duration / VirtualRunLoop.frameDuration).rounded()))
    for step in 1...steps {
      loop.advance(by: duration / Double(steps))
      let part = angle * CGFloat(step) / CGFloat(steps)
      move(
        zip(touches, [CGFloat(1), -1]).compactMap { touch, side in
          touch.map { ($0, point(part, side)) }
        })
    }
    lift(touches.compactMap { $0 })
  }

  private func drag(
    _ ways: [(start: CGPoint, end: CGPoint)], duration: TimeInterval, rest: TimeInterval
  ) {
    let loop = Runtime.loop
    let touches = touchDown(at: ways.map(\.start))
    let steps = max(1, Int((duration / VirtualRunLoop.frameDuration).rounded()))
    for step in 1...steps {
      loop.advance(by: duration / Double(steps))
      let part = CGFloat(step) / CGFloat(steps)
      move(
        zip(touches, ways).compactMap { touch, way in
          touch.map { touch in
            (
              touch,
              CGPoint(
                x: way.start.x + (way.end.x - way.start.x) * part,
                y: way.start.y + (way.end.y - way.start.y) * part)
            )
          }
        })
    }
    loop.advance(by: rest)
    lift(touches.compactMap { $0 })
  }
}
