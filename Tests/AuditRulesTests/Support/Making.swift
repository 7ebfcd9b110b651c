import AuditRules

/// Makes a rectangle.
func at(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
  Rect(x: x, y: y, width: width, height: height)
}

/// Makes a line of text of 16 CSS pixels.
func text(
  _ rect: Rect, _ selector: String = "p", in ancestors: [Ancestor] = [],
  change: (inout Box) -> Void = { _ in }
) -> Box {
  var box = Box(kind: .text, element: Element(selector), rect: rect, ancestors: ancestors)
  change(&box)
  return box
}

/// Makes a control that all of its sample points hit.
func control(
  _ rect: Rect, _ selector: String = "button", in ancestors: [Ancestor] = [],
  change: (inout Box) -> Void = { _ in }
) -> Box {
  var box = Box(
    kind: .control, element: Element(selector), rect: rect, ancestors: ancestors,
    points: SamplePoint.grid(of: rect, hit: .own))
  change(&box)
  return box
}

/// Makes an image.
func media(_ rect: Rect, in ancestors: [Ancestor] = []) -> Box {
  Box(kind: .media, element: Element("img"), rect: rect, ancestors: ancestors)
}

/// Makes the root scroller of a device, with its offset and scroll range.
func root(_ device: Device, _ offset: Double = 0, of greatest: Double = 0) -> Ancestor {
  .scroller(
    Scroller(
      element: .page, rect: device.bounds,
      vertical: ScrollRange(offset: offset, least: 0, greatest: greatest), isRoot: true))
}

/// Makes a scroller inside the page.
func scroller(
  _ rect: Rect, _ selector: String = "main", x: ScrollRange = .none, y: ScrollRange = .none
) -> Ancestor {
  .scroller(Scroller(element: Element(selector), rect: rect, horizontal: x, vertical: y))
}

/// Makes an element that cuts off its content.
func clip(_ rect: Rect, _ selector: String = "body") -> Ancestor {
  .clip(Clip(element: Element(selector), rect: rect))
}

/// Makes a fixed bar.
func bar(
  _ id: Int, _ rect: Rect, _ selector: String = "header", anchors: Set<Edge> = [],
  change: (inout PinnedElement) -> Void = { _ in }
) -> PinnedElement {
  var element = PinnedElement(
    id: id, element: Element(selector), rect: rect, anchors: anchors)
  change(&element)
  return element
}

/// Makes a screenful of a page on the Home Screen, or in another host.
func page(
  _ device: Device, _ boxes: [Box], host: AuditHost = .webapp, at position: ScrollPosition = .top,
  visible: Rect? = nil, adding obstructions: [Obstruction] = [], pinned: [PinnedElement] = [],
  facts: PageFacts = PageFacts(), change: (inout Screenful) -> Void = { _ in }
) -> Screenful {
  var screenful = Screenful(
    subject: "/pricing", screen: device.screen, host: host, position: position,
    visible: visible ?? device.bounds, obstructions: device.obstructions + obstructions,
    pinned: pinned, boxes: boxes, page: facts)
  change(&screenful)
  return screenful
}
