import AuditRules

/// Makes screenfuls at random.
struct ScreenfulMaker {
  var generator: SplitMix64
  /// A Boolean value that determines whether numbers may be of any size, or NaN.
  let isHostile: Bool

  init(seed: UInt64, isHostile: Bool) {
    generator = SplitMix64(seed: seed)
    self.isHostile = isHostile
  }

  mutating func screenfuls() -> [Screenful] {
    let hosts = AuditHost.allCases
    return Device.allCases.flatMap { device in
      ScrollPosition.allCases.map { position in
        let pinned = (1...3).map { self.pinned($0) }
        let boxes = (0..<25).map { _ in box(on: device) }
        var screenful = page(
          device, boxes, host: hosts[chance(hosts.count)], at: position, visible: visible(device),
          adding: bars(device), pinned: pinned, facts: facts())
        screenful.isEndReceding = chance(5) == 0
        if chance(3) == 0 {
          screenful.keyboard = Keyboard(rect: rect(), field: element(), caret: rect())
        }
        return screenful
      }
    }
  }

  private mutating func chance(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }

  private mutating func number(_ range: ClosedRange<Double>) -> Double {
    if isHostile, chance(12) == 0 {
      return [
        .nan, .infinity, -.infinity, 0, -0.0, 1e300, -1e300, .leastNonzeroMagnitude, 1e9, -1,
      ][chance(10)]
    }
    return Double.random(in: range, using: &generator).rounded()
  }

  private mutating func rect() -> Rect {
    Rect(
      x: number(-100...900), y: number(-100...1200), width: number(0...500),
      height: number(0...300))
  }

  private mutating func range() -> ScrollRange {
    chance(2) == 0
      ? .none
      : ScrollRange(
        offset: number(-200...500), least: number(-200...0), greatest: number(0...1000))
  }

  private mutating func element() -> Element {
    Element(path: chance(4) == 0 ? ["x-a", "p\(chance(6))"] : ["p\(chance(12))"])
  }

  private mutating func response() -> EdgeResponse {
    guard chance(2) == 0 else { return .unmeasured }
    return EdgeResponse(
      top: number(0...2), left: number(0...2), bottom: number(0...2), right: number(0...2))
  }

  private mutating func ancestors(on device: Device) -> [Ancestor] {
    var ancestors: [Ancestor] = []
    for _ in 0..<chance(3) {
      switch chance(3) {
      case 0: ancestors.append(.pinned(1 + chance(4)))
      case 1:
        ancestors.append(
          .clip(Clip(element: element(), rect: rect().union(device.bounds))))
      default:
        ancestors.append(
          .scroller(
            Scroller(
              element: element(), rect: rect().union(device.bounds), horizontal: range(),
              vertical: range())))
      }
    }
    let vertical = range()
    ancestors.append(
      .scroller(
        Scroller(
          element: .page, rect: device.bounds, horizontal: .none, vertical: vertical, isRoot: true))
    )
    return ancestors
  }

  private mutating func box(on device: Device) -> Box {
    let kind: Box.Kind = [.text, .text, .control, .media][chance(4)]
    let near = Rect(
      x: number(0...max(device.bounds.width - 50, 1)), y: number(-20...device.bounds.height + 40),
      width: number(5...300), height: number(5...60))
    let rect = chance(4) == 0 ? self.rect() : near
    let hits: [SamplePoint.Hit] = [.own, .own, .own, .untested, .other, .pinned(1), .pinned(2)]
    var box = Box(
      kind: kind, element: element(), rect: rect, fontSize: number(8...40), scale: number(0...2),
      ancestors: ancestors(on: device), isEditable: chance(3) == 0,
      isFragmentLink: chance(6) == 0, isMoving: chance(8) == 0, opacity: number(0...3),
      response: response(), forcedResponse: response(),
      gap: EdgeValues(all: chance(2) == 0 ? nil : number(0...200)))
    box.points =
      chance(2) == 0
      ? []
      : SamplePoint.grid(of: rect).map { SamplePoint($0.point, hit: hits[chance(hits.count)]) }
    return box
  }

  private mutating func pinned(_ id: Int) -> PinnedElement {
    var element = bar(id, rect(), "nav\(id)", anchors: [Edge.allCases[chance(4)]])
    element.placement = chance(2) == 0 ? .fixed : .sticky(stuck: [Edge.allCases[chance(4)]])
    element.background = RGBA(red: number(0...1), green: 0, blue: 0, alpha: number(0...1))
    element.colorBeyond = EdgeValues(all: RGBA(red: 1, green: 1, blue: 1))
    element.takesTouches = chance(3) > 0
    element.isPaintedAbove = chance(2) == 0
    return element
  }

  private mutating func visible(_ device: Device) -> Rect {
    device.bounds.inset(by: Insets(top: number(0...60), bottom: number(0...90)))
  }

  private mutating func bars(_ device: Device) -> [Obstruction] {
    let kinds: [Obstruction.Kind] = [.navigationBar, .toolbar, .tabBar, .browserBar]
    return (0..<2).map { index in
      Obstruction(
        kind: kinds[chance(4)],
        rect: device.bounds.strip(at: index == 0 ? .top : .bottom, thickness: number(0...90)),
        outline: chance(3) == 0 ? Polygon([Point(x: number(0...9), y: number(0...9))]) : nil)
    }
  }

  private mutating func facts() -> PageFacts {
    PageFacts(
      viewportMetas: [["width=device-width"], [], ["width=320; user-scalable=no"]][chance(3)],
      layoutWidth: number(0...980), scale: number(0...2), leastScale: number(0...2),
      greatestScale: number(0...5), horizontalScroll: range(),
      adjustedContentInset: Insets(top: number(0...90), bottom: number(0...90)),
      environment: Insets(top: number(0...90), left: number(0...90), bottom: number(0...90)),
      isRightToLeft: chance(2) == 0,
      statusBarStyle: chance(2) == 0 ? "black-translucent" : nil)
  }
}
