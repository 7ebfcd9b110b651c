/// A screenful as the rules see it.
struct Evidence: Sendable {
  /// What was measured.
  let screenful: Screenful
  /// How it is judged.
  let options: JudgingOptions
  /// The boxes that are shown to the user, and so are judged.
  let boxes: [JudgedBox]
  /// The pinned elements by their `id`.
  private let pinned: [Int: PinnedElement]

  /// Prepares a screenful for the rules.
  init(screenful: Screenful, options: JudgingOptions) {
    self.screenful = screenful
    self.options = options
    pinned = Dictionary(screenful.pinned.map { ($0.id, $0) }) { first, _ in first }
    let filter = BoxFilter(screenful: screenful, exemptions: options.exemptions, pinned: pinned)
    let canScroll = options.exemptions.contains(.scrolling)
    let isReceding = screenful.isEndReceding && screenful.position == .end
    let elements = pinned
    boxes = screenful.boxes.filter(filter.isJudged).map { box in
      let isCertain = !box.isMoving && !isReceding && !filter.isDoubtful(box)
      return JudgedBox(
        box: box, pinned: filter.pinnedElements(around: box), ink: filter.shownInk(of: box),
        reach: Reach(of: box, pinned: elements, canScroll: canScroll),
        certainty: isCertain ? .certain : .review)
    }
  }

  /// Whether something is not blamed.
  func exempts(_ exemption: Exemption) -> Bool { options.exemptions.contains(exemption) }

  /// Whether a rule that says phones applies to the screen.
  var countsAsPhone: Bool { screenful.screen.isPhone || !exempts(.pads) }

  /// Whether a finding about the page as a whole is for this screenful: it has one position only.
  var isFirstPosition: Bool { screenful.position == .top }

  /// Makes the offense of a box.
  func offense(
    _ judged: JudgedBox, edge: Edge?, severity: Severity, certainty: Certainty = .certain,
    culprit: Element? = nil, rect: Rect? = nil, obstruction: Obstruction? = nil,
    overlap: Point? = nil, weight: Double
  ) -> Offense {
    Offense(
      element: judged.box.element, edge: edge, severity: severity,
      certainty: certainty == .review ? .review : judged.certainty,
      culprit: culprit ?? judged.culprit, rect: rect ?? judged.box.rect,
      obstruction: obstruction, overlap: overlap, weight: weight, response: judged.box.response)
  }

  /// Makes the offense of the page as a whole.
  func offense(
    of element: Element = .page, severity: Severity, certainty: Certainty = .certain,
    edge: Edge? = nil, rect: Rect? = nil, weight: Double
  ) -> Offense {
    Offense(
      element: element, edge: edge, severity: severity, certainty: certainty, culprit: element,
      rect: rect ?? screenful.visible, obstruction: nil, overlap: nil, weight: weight)
  }
}
