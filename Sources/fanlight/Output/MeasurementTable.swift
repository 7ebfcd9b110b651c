import DeviceCatalog
import PageHosts

/// Measurements as people read them: one block a screen, one line a program and viewport fit.
struct MeasurementTable {
  /// The whole text, without a line break at its end.
  let text: String

  /// Lays out measurements; `busyImages` are the pictures of pages that did not become quiet.
  init(_ measurements: [ShotMeasurement], busyImages: Set<String> = []) {
    var table = TextTable([
      .left, .left, .left, .left, .left, .right, .left, .left, .left, .left,
    ])
    var headings: [String] = []
    var blockStarts: [Int] = []
    var barNames: [String] = []
    var marks: Set<Mark> = []
    for (index, measurement) in measurements.enumerated() {
      let heading = Self.heading(measurement)
      if heading != headings.last {
        headings.append(heading)
        barNames.append("")
        blockStarts.append(index + headings.count - 1)
        table.add(Self.columns)
      }
      if !measurement.bars.isEmpty {
        barNames[barNames.count - 1] = ", bars " + Line.list(measurement.bars)
      }
      let isBusy = measurement.image.map(busyImages.contains) ?? false
      let line = Line(measurement, isBusy: isBusy)
      marks.formUnion(line.marks)
      table.add(line.cells)
    }

    var lines: [String] = []
    var block = 0
    for (index, line) in table.lines.enumerated() {
      if block < blockStarts.count, blockStarts[block] == index {
        if block > 0 { lines.append("") }
        lines.append(headings[block] + barNames[block])
        block += 1
      }
      lines.append("  " + line)
    }
    let notes = Mark.allCases.filter(marks.contains).map(\.explanation)
    if !notes.isEmpty { lines += [""] + notes }
    text = lines.joined(separator: "\n")
  }

  private static let columns = [
    "host", "fit", "safe area", "behaviour", "adjusted", "offset", "env", "layout", "inner",
  ]

  /// What a block's lines have in common.
  private static func heading(_ measurement: ShotMeasurement) -> String {
    let size = Line.size(measurement.screen.width, measurement.screen.height)
    let system = measurement.device.hasPrefix("iPad") ? "iPadOS" : "iOS"
    let page = measurement.url.map { "\($0) on " } ?? ""
    return """
      \(page)\(measurement.device), \(system) \(measurement.system), \
      \(measurement.orientation.rawValue), \(size) @\(Line.number(measurement.screen.scale))x: \
      \(measurement.source.rawValue)
      """
  }

  /// What a cell or a line can be marked with.
  enum Mark: CaseIterable {
    case rounded, busy

    /// The line below the table.
    var explanation: String {
      switch self {
      case .rounded: "~ rounded to whole points by the engine"
      case .busy: "! the page was still busy when its time ran out"
      }
    }
  }

  /// One line.
  private struct Line {
    let cells: [String]
    let marks: Set<Mark>

    init(_ measurement: ShotMeasurement, isBusy: Bool) {
      let safeArea = measurement.webView.safeAreaInsets
      let env = measurement.page.env
      let isRounded = measurement.hasRoundedEnvironment
      let offset = measurement.scrollView.contentOffset
      var cells = [
        measurement.host.rawValue, measurement.viewportFit.rawValue, Self.edges(safeArea),
        measurement.scrollView.contentInsetAdjustmentBehavior,
        Self.edges(measurement.scrollView.adjustedContentInset),
        offset.x == 0
          ? Self.number(offset.y) : "\(Self.number(offset.x)),\(Self.number(offset.y))",
        (isRounded ? "~" : "") + Self.edges(env),
        Self.size(
          measurement.page.layoutViewport.width, measurement.page.layoutViewport.height),
        Self.size(measurement.page.innerWidth, measurement.page.innerHeight),
      ]
      if isBusy { cells.append("!") }
      self.cells = cells
      marks = Set((isRounded ? [.rounded] : []) + (isBusy ? [.busy] : []))
    }

    /// A number with at most two decimals; the JSON has three.
    static func number(_ number: Double) -> String {
      JSONText.text(of: (number * 100).rounded() / 100)
    }

    static func edges(_ edges: ShotMeasurement.Edges) -> String {
      [edges.top, edges.left, edges.bottom, edges.right].map(number).joined(separator: "/")
    }

    static func size(_ width: Double, _ height: Double) -> String {
      "\(number(width))x\(number(height))"
    }

    static func list(_ bars: [HostBar]) -> String {
      bars.map(\.rawValue).joined(separator: ",")
    }
  }
}

extension ShotMeasurement {
  /// Whether the engine rounded `env()`: an edge of the page's values is a whole number near a safe
  /// area that is not.
  var hasRoundedEnvironment: Bool {
    func isRounding(_ value: Double, of exact: Double) -> Bool {
      value != 0 && value != exact && value == value.rounded() && abs(value - exact) < 1
    }
    let exact = webView.safeAreaInsets
    let env = page.env
    return source == .measured
      && (isRounding(env.top, of: exact.top) || isRounding(env.left, of: exact.left)
        || isRounding(env.bottom, of: exact.bottom) || isRounding(env.right, of: exact.right))
  }
}
