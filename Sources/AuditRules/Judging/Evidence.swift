/// A screenful prepared for the rules.
struct Evidence: Sendable {
  /// The screenful as measured.
  let screenful: Screenful
  /// The options for judging it.
  let options: JudgingOptions
  /// The boxes that are shown, including those that the page covers.
  let shown: [JudgedBox]
  /// The boxes that the user sees, which the rules judge.
  let boxes: [JudgedBox]

  /// Prepares a screenful for the rules.
  init(screenful: Screenful, options: JudgingOptions) {
    self.screenful = screenful
    self.options = options
    let filter = BoxFilter(screenful: screenful, exemptions: options.exemptions)
    shown = screenful.boxes.compactMap { box in
      filter.isShown(box) ? JudgedBox(box: box, filter: filter) : nil
    }
    boxes = shown.filter { !filter.isCovered($0.box) }
  }

  /// Returns whether an exemption applies.
  func exempts(_ exemption: Exemption) -> Bool { options.exemptions.contains(exemption) }

  /// Whether the screen counts as a phone for rules that apply to phones only.
  var countsAsPhone: Bool { screenful.screen.isPhone || !exempts(.pads) }

  /// Whether a finding about the page as a whole belongs to this screenful: it is reported at the top
  /// position only.
  var isFirstPosition: Bool { screenful.position == .top }

  /// Returns whether a bar of the host is between the page and an edge of the screen.
  func hasBar(at edge: Edge) -> Bool {
    let bounds = screenful.screen.bounds
    if screenful.host == .safari {
      return edge.axis == .vertical && abs(screenful.visible[edge] - bounds[edge]) >= 1
    }
    return screenful.obstructions.contains { obstruction in
      switch obstruction.kind {
      case .navigationBar, .toolbar, .tabBar, .browserBar: obstruction.edge(on: bounds) == edge
      case .housing, .corner, .statusBar, .homeIndicator, .homeStrip: false
      }
    }
  }

  /// Returns an offense of a box.
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

  /// Returns an offense of the page as a whole.
  func offense(
    of element: Element = .page, severity: Severity, certainty: Certainty = .certain,
    edge: Edge? = nil, rect: Rect? = nil, weight: Double
  ) -> Offense {
    Offense(
      element: element, edge: edge, severity: severity, certainty: certainty, culprit: element,
      rect: rect ?? screenful.visible, obstruction: nil, overlap: nil, weight: weight)
  }
}
