import DisplayList
import Foundation
import Testing

@testable import Simulator

@Suite("Glass · housing, corners and home indicator")
struct GlassTests {
  let upright = Glass(
    size: CGSize(width: 375, height: 812), scale: 3, cornerRadius: 39,
    housing: .notch(CGRect(x: 83, y: 0, width: 209, height: 30)), hasHomeIndicator: true,
    isPad: false)

  /// The path of the only fill among `commands`.
  func fill(_ commands: [DrawingCommand]) throws -> Path {
    try #require(commands.count == 1)
    guard case .fill(let path, _) = commands[0] else {
      throw CancellationError()
    }
    return path
  }

  @Test("a notch hangs from the top, as deep as the catalog says, with fillets of 5 points")
  func notchInPortrait() throws {
    let bounds = try #require(try fill(upright.housingCommands()).boundingBox)
    #expect(bounds.minY == 0)
    #expect(abs(bounds.maxY - 30) < 0.001)
    #expect(abs(bounds.minX - (83 - 5)) < 0.001)
    #expect(abs(bounds.maxX - (83 + 209 + 5)) < 0.001)
  }

  @Test("in landscape the notch hangs from the edge it is at", arguments: [true, false])
  func notchInLandscape(isLeft: Bool) throws {
    var glass = upright
    glass.size = CGSize(width: 812, height: 375)
    glass.housing = .notch(CGRect(x: isLeft ? 0 : 782, y: 83, width: 30, height: 209))

    let bounds = try #require(try fill(glass.housingCommands()).boundingBox)
    #expect(abs(bounds.minX - (isLeft ? 0 : 782)) < 0.001)
    #expect(abs(bounds.maxX - (isLeft ? 30 : 812)) < 0.001)
    #expect(abs(bounds.minY - 78) < 0.001)
    #expect(abs(bounds.maxY - 297) < 0.001)
  }

  @Test("an island is a capsule in its rectangle (devices.md 4)")
  func islandIsACapsule() throws {
    var glass = upright
    let rect = CGRect(x: 134, y: 11, width: 125, height: 37)
    glass.housing = .dynamicIsland(rect)
    #expect(try fill(glass.housingCommands()) == Path.roundedRect(rect, radius: 18.5))
  }

  @Test("the home indicator is 134 x 5 points, 8 above the lower edge of a 375 points wide phone")
  func homeIndicator() {
    #expect(upright.homeIndicatorRect == CGRect(x: 120.5, y: 799, width: 134, height: 5))
  }

  @Test("the home indicator is dark over light content and light over dark")
  func homeIndicatorAdapts() throws {
    let commands = upright.homeIndicatorCommands()
    guard case .adaptive(let choice)? = commands.first else {
      throw CancellationError()
    }
    #expect(choice.area == upright.homeIndicatorRect)
    let shape = try fill(choice.onLight)
    #expect(choice.onLight == [.fill(shape, .color(Color(white: 0)))])
    #expect(choice.onDark == [.fill(shape, .color(Color(white: 1)))])
  }

  @Test("S3.48 a dimmed home indicator is translucent and has the same rectangle")
  func homeIndicatorIsDimmed() throws {
    var glass = upright
    glass.dimsHomeIndicator = true
    guard case .adaptive(let choice)? = glass.homeIndicatorCommands().first,
      case .fill(let shape, .color(let dark))? = choice.onLight.first,
      case .fill(shape, .color(let light))? = choice.onDark.first
    else { throw CancellationError() }
    #expect(choice.area == upright.homeIndicatorRect && shape.boundingBox == choice.area)
    #expect(dark.alpha < 1 && light.alpha == dark.alpha && dark != light)
  }

  @Test("a device with a home button has no home indicator and square corners")
  func homeButton() {
    let glass = Glass(
      size: CGSize(width: 375, height: 667), scale: 2, cornerRadius: 0, housing: .none,
      hasHomeIndicator: false, isPad: false)
    #expect(glass.commands().isEmpty)
  }

  @Test("the corners' shape leaves the middle of every edge and the screen's center alone")
  func cornerShape() throws {
    let path = try fill(upright.cornerCommands())
    // By non-zero winding: a ray to the right crosses as many edges one way as the other.
    #expect(winding(of: path, at: CGPoint(x: 187, y: 406)) == 0)
    #expect(winding(of: path, at: CGPoint(x: 187, y: 0.5)) == 0)
    #expect(winding(of: path, at: CGPoint(x: 0.5, y: 0.5)) != 0)
    #expect(winding(of: path, at: CGPoint(x: 374.5, y: 811.5)) != 0)
  }

  /// The winding number of a path around a point, curves taken as 16 lines.
  func winding(of path: Path, at point: CGPoint) -> Int {
    var lines: [(CGPoint, CGPoint)] = []
    var start = CGPoint.zero
    var pen = CGPoint.zero
    for element in path.elements {
      switch element {
      case .move(let next):
        start = next
        pen = next
      case .line(let next):
        lines.append((pen, next))
        pen = next
      case .curve(let next, let first, let second):
        for step in 1...16 {
          let t = CGFloat(step) / 16
          let u = 1 - t
          let x = u * u * u * pen.x + 3 * u * u * t * first.x + 3 * u * t * t * second.x
          let y = u * u * u * pen.y + 3 * u * u * t * first.y + 3 * u * t * t * second.y
          let last = lines.last.map(\.1) ?? pen
          let from = step == 1 ? pen : last
          lines.append((from, CGPoint(x: x + t * t * t * next.x, y: y + t * t * t * next.y)))
        }
        pen = next
      case .close:
        lines.append((pen, start))
        pen = start
      }
    }
    return lines.reduce(0) { count, line in
      let (a, b) = line
      guard (a.y <= point.y) != (b.y <= point.y) else { return count }
      let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
      return x > point.x ? count + (b.y > a.y ? 1 : -1) : count
    }
  }
}

@Suite("Device frame")
struct DeviceFrameTests {
  @Test(
    "the screen is centered in the picture, with equal bezels at opposite sides",
    arguments: [
      (CGSize(width: 375, height: 812), 39.0, false, false),
      (CGSize(width: 667, height: 375), 0, true, false),
      (CGSize(width: 1024, height: 768), 0, true, true),
      (CGSize(width: 834, height: 1194), 18, false, true),
    ])
  func screenIsCenteredInThePicture(size: CGSize, radius: Double, hasHomeButton: Bool, isPad: Bool)
  {
    let frame = DeviceFrame(
      screenSize: size, cornerRadius: radius, hasHomeButton: hasHomeButton, isPad: isPad)
    #expect(frame.size.width == size.width + 2 * frame.screenOrigin.x)
    #expect(frame.size.height == size.height + 2 * frame.screenOrigin.y)
    #expect(frame.screenOrigin.x > 16 && frame.screenOrigin.y > 16)
  }

  @Test("the body is drawn after the screen, leaves it free, and nothing sticks out of it")
  func bodyIsAroundTheScreen() throws {
    let frame = DeviceFrame(
      screenSize: CGSize(width: 402, height: 874), cornerRadius: 62, hasHomeButton: false,
      isPad: false)
    let middle = CGPoint(x: frame.size.width / 2, y: frame.size.height / 2)
    let rounds = frame.commands.compactMap { command -> Path? in
      guard case .fill(let path, _) = command, let box = path.boundingBox, box.contains(middle)
      else { return nil }
      return path
    }
    #expect(rounds.count == 2)
    for path in rounds { #expect(GlassTests().winding(of: path, at: middle) == 0) }

    guard case .group(let outer) = frame.positioned([]) else { throw CancellationError() }
    // The corner of the screen's rectangle lies outside the body's round corner.
    let clip = try #require(outer.clip)
    #expect(GlassTests().winding(of: clip, at: middle) != 0)
    let corner = CGPoint(x: frame.screenOrigin.x + 0.5, y: frame.screenOrigin.y + 0.5)
    #expect(GlassTests().winding(of: clip, at: corner) == 0)
  }

  @Test(
    "the home button is at the right in landscapeRight and at the left in landscapeLeft",
    arguments: [false, true])
  func homeButtonSide(isTopAtRight: Bool) throws {
    let frame = DeviceFrame(
      screenSize: CGSize(width: 667, height: 375), cornerRadius: 0, hasHomeButton: true,
      isPad: false, isTopAtRight: isTopAtRight)
    let rings = frame.commands.compactMap { command -> CGRect? in
      guard case .stroke(let path, _, _, _) = command else { return nil }
      return path.boundingBox
    }
    let ring = try #require(rings.first)
    #expect(rings.count == 1)
    #expect((ring.midX < frame.size.width / 2) == isTopAtRight)
    let fromSide = isTopAtRight ? ring.minX : frame.size.width - ring.maxX
    #expect(fromSide > 16 && fromSide + ring.width < frame.screenOrigin.x)
  }

  /// The commands' boxes that have their middle outside of the body.
  private func outside(_ frame: DeviceFrame) -> [CGRect] {
    frame.commands.compactMap { command in
      guard case .fill(let path, _) = command, let box = path.boundingBox else { return nil }
      return frame.bodyRect.contains(CGPoint(x: box.midX, y: box.midY)) ? nil : box
    }
  }

  private func frame(
    _ name: String, year: Int, size: CGSize, hasHomeButton: Bool, isTopAtRight: Bool = false
  ) -> DeviceFrame {
    let isPad = name.hasPrefix("iPad")
    return DeviceFrame(
      screenSize: size, cornerRadius: hasHomeButton ? 0 : 20, hasHomeButton: hasHomeButton,
      isPad: isPad, isTopAtRight: isTopAtRight,
      design: HousingDesign(name: name, year: year, isPad: isPad, hasHomeButton: hasHomeButton))
  }

  @Test("iPhone 5s and SE have their button on the top edge, iPhone 8 at the right")
  func topButton() {
    let size = CGSize(width: 320, height: 568)
    for name in ["iPhone 5s", "iPhone SE (1st gen)"] {
      let old = frame(name, year: 2013, size: size, hasHomeButton: true)
      let buttons = outside(old)
      #expect(buttons.filter { $0.maxY <= old.bodyRect.minY + 1 }.count == 1, "\(name)")
      #expect(buttons.allSatisfy { $0.minX < old.bodyRect.maxX }, "\(name)")
    }
    let eight = frame(
      "iPhone 8", year: 2017, size: CGSize(width: 375, height: 667), hasHomeButton: true)
    #expect(outside(eight).filter { $0.minX >= eight.bodyRect.maxX - 1 }.count == 1)
    #expect(outside(eight).allSatisfy { $0.maxY > eight.bodyRect.minY })
  }

  @Test("an iPad has a camera and no receiver, a top button, and volume at the right or on top")
  func padParts() {
    let old = frame(
      "iPad Pro 9.7-inch", year: 2016, size: CGSize(width: 768, height: 1024), hasHomeButton: true)
    #expect(old.design.front == .camera(.top))
    #expect(old.design.buttons.map(\.edge) == [.top, .right, .right])
    let mini = HousingDesign(
      name: "iPad mini (6th gen)", year: 2021, isPad: true, hasHomeButton: false)
    #expect(mini.buttons.map(\.edge) == [.top, .top, .top])
    #expect(mini.front == .camera(.top))
    for (name, year) in [
      ("iPad (10th gen)", 2022), ("iPad Air 11-inch (M2)", 2024), ("iPad Pro 13-inch (M5)", 2025),
    ] {
      let design = HousingDesign(name: name, year: year, isPad: true, hasHomeButton: false)
      #expect(design.front == .camera(.right), "\(name)")
    }
  }

  @Test(
    "a landscape camera is above the screen as the device lies, or below where its top is at the right",
    arguments: [false, true])
  func landscapeCamera(isTopAtRight: Bool) throws {
    let frame = frame(
      "iPad Pro 13-inch (M5)", year: 2025, size: CGSize(width: 1376, height: 1032),
      hasHomeButton: false, isTopAtRight: isTopAtRight)
    guard case .fill(let path, _)? = frame.front().first else { throw CancellationError() }
    let dot = try #require(path.boundingBox)
    #expect(abs(dot.midX - frame.size.width / 2) < 0.5)
    #expect((dot.midY > frame.size.height / 2) == isTopAtRight)
    #expect(frame.bodyRect.contains(dot))
  }

  @Test("Camera Control is on iPhone 16 and later, not on the models whose names end in e")
  func cameraControl() {
    func isThere(_ name: String, _ year: Int) -> Bool {
      HousingDesign(name: name, year: year, isPad: false, hasHomeButton: false).buttons
        .contains(where: \.isFlush)
    }
    #expect(
      isThere("iPhone 16", 2024) && isThere("iPhone Air", 2025) && isThere("iPhone 17 Pro", 2025))
    #expect(
      !isThere("iPhone 15 Pro", 2023) && !isThere("iPhone 16e", 2025)
        && !isThere("iPhone 17e", 2026))
  }

  @Test("the overlay's bands cover all but the safe rectangle, and overlap nowhere")
  func overlayBands() {
    let frame = CGRect(x: 0, y: 0, width: 375, height: 812)
    let safe = CGRect(x: 10, y: 88, width: 345, height: 646)
    let overlay = SafeAreaOverlay(frame: frame, safeRect: safe)
    let area = overlay.commands.reduce(CGFloat(0)) { sum, command in
      guard case .fill(let path, _) = command, let box = path.boundingBox else { return sum }
      #expect(box.intersection(safe).isEmpty)
      return sum + box.width * box.height
    }
    #expect(abs(area - (375 * 812 - 345 * 646)) < 0.001)
  }
}
