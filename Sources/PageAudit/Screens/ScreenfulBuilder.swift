import AuditRules
import Foundation
import WebEngine

/// Converts a measured page to a screenful.
struct ScreenfulBuilder {
  /// The page's name in reports.
  var subject: String
  /// The geometry of the screen.
  var geometry: ScreenGeometry
  /// The page as measured at one position.
  var page: MeasuredPage
  /// The arguments of the viewport metas as WebKit parses them.
  var viewport: ViewportReading
  /// The `display` of the page's manifest; `nil` if it does not make the page a web app.
  var manifestDisplay: String?
  /// The names of elements, by number; the others are named when a finding needs them.
  var elements: [Int: Element]

  /// The page as read.
  private var reading: PageReading { page.reading }

  /// The position.
  var position: ScrollPosition { ScrollPosition(rawValue: reading.position) ?? .top }

  /// The screenful.
  var screenful: Screenful {
    Screenful(
      subject: subject, screen: geometry.screen, host: geometry.host, position: position,
      isEndReceding: reading.receding, visible: geometry.visible,
      obstructions: geometry.obstructions,
      pinned: reading.pinned.map(pinned), boxes: boxes, page: facts)
  }

  /// Returns the name of an element.
  func element(_ number: Int) -> Element { elements[number] ?? .unnamed(number) }

  // MARK: Coordinates

  /// Converts a rectangle of the window to points of the screen.
  ///
  /// - Parameter isInFlow: Whether it moves with the document's scrolling.
  func rect(_ reading: RectangleReading, isInFlow: Bool) -> Rect {
    let scale = geometry.scale
    let origin = isInFlow ? flowOrigin : geometry.fixedOrigins[position] ?? Point(x: 0, y: 0)
    return Rect(
      x: geometry.webView.x + origin.x + reading.x * scale,
      y: geometry.webView.y + origin.y + reading.y * scale, width: reading.width * scale,
      height: reading.height * scale)
  }

  /// The origin of the window in the web view, for content that moves with the document.
  private var flowOrigin: Point {
    Point(
      x: scroll.x * geometry.scale - geometry.horizontalOffsets.lowerBound,
      y: scroll.y * geometry.scale - geometry.offset(at: position))
  }

  private var scroll: Point {
    Point(x: reading.scroll.first ?? 0, y: reading.scroll.last ?? 0)
  }

  /// Converts a rectangle of the window to CSS pixels of the document.
  private func documentRect(_ rect: RectangleReading) -> Rect {
    Rect(x: rect.x + scroll.x, y: rect.y + scroll.y, width: rect.width, height: rect.height)
  }

  // MARK: Boxes

  private var boxes: [Box] {
    let links = fragmentLinks
    var boxes = zip(reading.boxes, page.responses).map { reading, response in
      var box = box(reading, links: links)
      // On a page that does not cover the screen the measured insets were forced.
      if viewport.viewportFit == "cover" {
        box.response = response
      } else {
        box.forcedResponse = response
      }
      return box
    }
    let rects = boxes.map(\.rect)
    for index in boxes.indices {
      for edge in Edge.allCases where (boxes[index].response[edge] ?? 0) >= 0.9 {
        boxes[index].gap[edge] = gap(of: rects[index], to: edge, among: rects)
      }
    }
    return boxes
  }

  /// Returns the distance from a rectangle to an edge of the screen; `nil` if another rectangle is in
  /// between.
  private func gap(of rect: Rect, to edge: Edge, among others: [Rect]) -> Double? {
    let bounds = geometry.screen.bounds
    let way =
      switch edge {
      case .top:
        Rect(minX: rect.minX, minY: bounds.minY, maxX: rect.maxX, maxY: rect.minY)
      case .left:
        Rect(minX: bounds.minX, minY: rect.minY, maxX: rect.minX, maxY: rect.maxY)
      case .bottom:
        Rect(minX: rect.minX, minY: rect.maxY, maxX: rect.maxX, maxY: bounds.maxY)
      case .right:
        Rect(minX: rect.maxX, minY: rect.minY, maxX: bounds.maxX, maxY: rect.maxY)
      }
    let isFree = others.allSatisfy { other in
      let shared = other.intersection(way)
      return shared.width < 1 || shared.height < 1
    }
    return isFree ? way.extent(along: edge.axis) : nil
  }

  private func box(_ box: BoxReading, links: Set<Int>) -> Box {
    // The document's scroller is the first container of everything that moves with it.
    let isInFlow = box.chain.contains(0)
    let rect = rect(box.rect, isInFlow: isInFlow)
    return Box(
      kind: box.kind == .text ? .text : .control, element: element(box.control ?? box.element),
      rect: rect, ink: box.ink.map { self.rect($0, isInFlow: isInFlow) },
      documentRect: documentRect(box.rect), fontSize: box.fontSize, scale: geometry.scale,
      isTransformed: box.transformed, ancestors: box.chain.reversed().flatMap(ancestors),
      points: points(of: box, on: rect), isEditable: box.editable ?? false,
      isFragmentLink: box.control.map(links.contains) ?? false, isInline: box.inline ?? false,
      isMoving: box.moving ?? false, opacity: box.opacity)
  }

  /// The numbers of the controls that link to a fragment of the page.
  private var fragmentLinks: Set<Int> {
    Set(reading.boxes.filter { $0.fragment == true }.map(\.element))
  }

  private func points(of box: BoxReading, on rect: Rect) -> [SamplePoint] {
    guard let hits = box.hits else { return [] }
    let indices = Dictionary(
      reading.pinned.enumerated().map { ($1.element, $0) }, uniquingKeysWith: { first, _ in first })
    return zip(SamplePoint.grid(of: rect), hits).map { sample, hit in
      switch hit {
      case nil: sample
      case .own: SamplePoint(sample.point, hit: .own)
      case .other: SamplePoint(sample.point, hit: .other)
      case .pinned(let number):
        SamplePoint(sample.point, hit: indices[number].map { .pinned($0) } ?? .other)
      }
    }
  }

  /// Returns the ancestors of an entry of a chain, innermost first.
  private func ancestors(_ entry: Int) -> [Ancestor] {
    guard entry >= 0 else { return [.pinned(-1 - entry)] }
    guard reading.containers.indices.contains(entry) else { return [] }
    let container = reading.containers[entry]
    let isDocument = entry == 0
    let rect =
      isDocument
      ? shownDocument(isRightToLeft: container.isRightToLeft)
      : self.rect(container.rect, isInFlow: container.inFlow)
    var result: [Ancestor] = []
    if let lock = container.lock, let lockRect = container.lockRect {
      result.append(
        .clip(
          Clip(
            element: element(lock), rect: self.rect(lockRect, isInFlow: container.inFlow),
            isHorizontal: !container.x.scrolls, isVertical: !container.y.scrolls)))
    }
    let scrollsAtAll = container.x.scrolls || container.y.scrolls
    if container.isRoot || scrollsAtAll {
      result.append(
        .scroller(
          Scroller(
            element: element(container.element), rect: rect,
            horizontal: isDocument
              ? horizontalRange(container.x)
              : range(container.x, isRightToLeft: container.isRightToLeft),
            vertical: isDocument
              ? verticalRange(container.y) : range(container.y, isRightToLeft: false),
            isRoot: isDocument)))
    } else {
      result.append(
        .clip(
          Clip(
            element: element(container.element), rect: rect, isHorizontal: container.x.clips,
            isVertical: container.y.clips)))
    }
    return result
  }

  /// Returns the part of the web view that can show the document: nothing of it is above its top or before
  /// its start.
  private func shownDocument(isRightToLeft: Bool) -> Rect {
    let whole = geometry.webView
    let top = max(whole.minY, whole.minY - geometry.offset(at: position))
    let left = isRightToLeft ? whole.minX : whole.minX - geometry.horizontalOffsets.lowerBound
    return Rect(
      minX: max(whole.minX, left), minY: top, maxX: whole.maxX, maxY: max(top, whole.maxY))
  }

  /// Returns the range of a scroller in the page, in points.
  private func range(_ axis: PageReading.Axis, isRightToLeft: Bool) -> ScrollRange {
    guard axis.scrolls else { return .none }
    let scale = geometry.scale
    return ScrollRange(
      offset: axis.offset * scale, least: isRightToLeft ? -axis.range * scale : 0,
      greatest: isRightToLeft ? 0 : axis.range * scale)
  }

  /// Returns the web view's vertical range, in points.
  private func verticalRange(_ axis: PageReading.Axis) -> ScrollRange {
    guard axis.scrolls else { return .none }
    return ScrollRange(
      offset: geometry.offset(at: position), least: geometry.verticalOffsets.lowerBound,
      greatest: geometry.verticalOffsets.upperBound)
  }

  /// Returns the web view's horizontal range, in points.
  private func horizontalRange(_ axis: PageReading.Axis) -> ScrollRange {
    guard axis.scrolls else { return .none }
    let offsets = geometry.horizontalOffsets
    return ScrollRange(
      offset: offsets.lowerBound, least: offsets.lowerBound, greatest: offsets.upperBound)
  }

  // MARK: Pinned elements and the page

  private func pinned(_ value: PinnedReading) -> PinnedElement {
    let id = reading.pinned.firstIndex(of: value) ?? 0
    return PinnedElement(
      id: id, element: element(value.element), rect: rect(value.rect, isInFlow: value.inFlow),
      placement: value.stuck.map { .sticky(stuck: Set($0.compactMap(Edge.init(rawValue:)))) }
        ?? .fixed,
      anchors: Set(value.anchors.compactMap(Edge.init(rawValue:))),
      background: RGBA(css: value.background), hidesContent: value.hides,
      takesTouches: value.touches, isPaintedAbove: value.above, names: value.names,
      colorBeyond: colors(beyond: rect(value.rect, isInFlow: value.inFlow)))
  }

  /// Returns the color between a fixed element and each edge of the screen, if only the canvas is in between.
  private func colors(beyond rect: Rect) -> EdgeValues<RGBA?> {
    var colors = EdgeValues<RGBA?>(all: nil)
    let canvas = RGBA(css: reading.facts.background)
    let rects = reading.boxes.map { self.rect($0.rect, isInFlow: $0.chain.contains(0)) }
    for edge in Edge.allCases {
      let gap = gap(of: rect, to: edge, among: rects.filter { !rect.contains($0) })
      colors[edge] = (gap ?? 0) > 0 ? canvas : nil
    }
    return colors
  }

  private var facts: PageFacts {
    let facts = reading.facts
    let environment = geometry.viewport.safeAreaInsets
    return PageFacts(
      viewportMetas: facts.metas, viewport: viewport, layoutWidth: facts.layoutWidth,
      scale: geometry.scale, leastScale: geometry.zoomScales.lowerBound,
      greatestScale: geometry.zoomScales.upperBound,
      horizontalScroll: ScrollRange(
        offset: geometry.horizontalOffsets.lowerBound,
        least: geometry.horizontalOffsets.lowerBound,
        greatest: geometry.horizontalOffsets.upperBound),
      adjustedContentInset: geometry.adjustedContentInset,
      environment: Insets(
        top: environment.top, left: environment.left, bottom: environment.bottom,
        right: environment.right),
      isRightToLeft: facts.isRightToLeft, declaresWebApp: facts.declaresWebApp,
      statusBarStyle: facts.statusBarStyle, manifestDisplay: manifestDisplay,
      overflowing: reading.overflowing.map {
        .init(element: element($0.element), rect: rect($0.rect, isInFlow: true))
      })
  }
}

extension Element {
  /// Returns an element that has no names yet.
  static func unnamed(_ number: Int) -> Element { Element("\(unnamedPrefix)\(number)") }

  /// The number of an element that has no names yet.
  var number: Int? {
    guard path.count == 1, let text = path.first, text.hasPrefix(Self.unnamedPrefix) else {
      return nil
    }
    return Int(text.dropFirst(Self.unnamedPrefix.count))
  }

  /// No selector begins with this character.
  private static var unnamedPrefix: String { "\u{0}" }
}
