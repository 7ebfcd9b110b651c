import DeviceCatalog
import PageHosts
import Reporting

/// A table of measurements, with a block for each screen and a line for each host and viewport fit.
struct MeasurementTable {
  /// The text, without a trailing line break.
  let text: String

  /// Creates a table of measurements.
  ///
  /// - Parameters:
  ///   - busyImages: The paths of the pictures of pages that did not become quiet.
  ///   - order: The order of four numbers.
  init(
    _ measurements: [ShotMeasurement], busyImages: Set<String> = [], order: EdgeOrder = .uikit
  ) {
    var table = TextTable([
      .left, .left, .left, .left, .left, .right, .left, .left, .left, .left,
    ])
    var blocks: [Block] = []
    var marks: Set<Mark> = []
    for measurement in measurements {
      let heading = Self.heading(measurement)
      if heading != blocks.last?.heading {
        blocks.append(Block(heading: heading))
        table.add(Self.columns)
      }
      let isBusy = measurement.image.map(busyImages.contains) ?? false
      let line = Line(measurement, isBusy: isBusy, order: order)
      blocks[blocks.count - 1].add(measurement)
      marks.formUnion(line.marks)
      table.add(line.cells)
    }

    var lines: [String] = []
    var rows = table.lines[...]
    for block in blocks {
      if !lines.isEmpty { lines.append("") }
      lines.append(block.heading + block.bars)
      lines += rows.prefix(block.count + 1).map { "  " + $0 }
      lines += block.footer.map { "  " + $0 }
      rows = rows.dropFirst(block.count + 1)
    }
    let notes = Mark.allCases.filter(marks.contains).map(\.explanation)
    if !notes.isEmpty { lines += [""] + notes }
    if !measurements.isEmpty { lines += [""] + Self.legend(order) }
    text = lines.joined(separator: "\n")
  }

  private static let columns = [
    "host", "fit", "safe area", "behavior", "adjusted", "offset", "env", "layout", "inner",
  ]

  /// Returns the legend of the columns, by their names in UIKit and the DOM.
  private static func legend(_ order: EdgeOrder) -> [String] {
    var table = TextTable([.left, .left])
    table.add(["fit", "viewport-fit of the page's viewport meta"])
    table.add(["safe area", "safeAreaInsets of the web view"])
    table.add(["behavior", "contentInsetAdjustmentBehavior of its scroll view"])
    table.add(["adjusted", "adjustedContentInset of its scroll view"])
    table.add(["offset", "contentOffset.y of its scroll view, or x,y"])
    table.add(["env", "env(safe-area-inset-*) in the page"])
    table.add(["layout", "clientWidth x clientHeight of the document's root element"])
    table.add(["inner", "innerWidth x innerHeight of the window"])
    return [
      "Four numbers are \(order.names). Points; env, layout and inner are CSS pixels."
    ] + table.lines.map { "  " + $0 }
  }

  /// Returns the heading of a block: the values that its lines share.
  private static func heading(_ measurement: ShotMeasurement) -> String {
    let size = Line.size(measurement.screen.width, measurement.screen.height)
    let page = (measurement.input ?? measurement.url).map { "\($0.printable) on " } ?? ""
    return """
      \(page)\(measurement.device), \(measurement.systemName) \(measurement.system), \
      \(measurement.orientation.rawValue), \(size) @\(Line.number(measurement.screen.scale))x: \
      \(measurement.source.rawValue)
      """
  }

  /// The lines of one page on one screen.
  private struct Block {
    let heading: String
    private(set) var count = 0
    private(set) var bars = ""
    private var finalURLs: [String] = []
    private var images: [String] = []

    init(heading: String) { self.heading = heading }

    mutating func add(_ measurement: ShotMeasurement) {
      count += 1
      if !measurement.bars.isEmpty {
        bars = ", bars " + measurement.bars.map(\.rawValue).joined(separator: ",")
      }
      if let url = measurement.finalURL, !finalURLs.contains(url) { finalURLs.append(url) }
      if let image = measurement.image { images.append(image) }
    }

    /// The final URLs, and the filenames of the pictures in the order of the lines.
    var footer: [String] {
      finalURLs.map { "final URL: \($0)" }
        + images.map { "picture: " + ($0.split(separator: "/").last.map(String.init) ?? $0) }
    }
  }

  /// A mark of a cell or a line.
  enum Mark: CaseIterable {
    case rounded, busy

    /// The explanation of the mark below the table.
    var explanation: String {
      switch self {
      case .rounded: "~ rounded to whole points by the engine"
      case .busy: "! the page was still busy when its time ran out"
      }
    }
  }

  /// A line of the table.
  private struct Line {
    let cells: [String]
    let marks: Set<Mark>

    init(_ measurement: ShotMeasurement, isBusy: Bool, order: EdgeOrder) {
      func edges(_ edges: ShotMeasurement.Edges) -> String {
        order.arrange(
          top: edges.top, left: edges.left, bottom: edges.bottom, right: edges.right
        ).map(Self.number).joined(separator: "/")
      }
      let isRounded = measurement.hasRoundedEnvironment
      let offset = measurement.scrollView.contentOffset
      var cells = [
        measurement.program.name, measurement.viewportFit.rawValue,
        edges(measurement.webView.safeAreaInsets),
        measurement.scrollView.contentInsetAdjustmentBehavior,
        edges(measurement.scrollView.adjustedContentInset),
        offset.x == 0
          ? Self.number(offset.y) : "\(Self.number(offset.x)),\(Self.number(offset.y))",
        (isRounded ? "~" : "") + edges(measurement.page.env),
        Self.size(
          measurement.page.layoutViewport.width, measurement.page.layoutViewport.height),
        Self.size(measurement.page.innerWidth, measurement.page.innerHeight),
      ]
      if isBusy { cells.append("!") }
      self.cells = cells
      marks = Set((isRounded ? [.rounded] : []) + (isBusy ? [.busy] : []))
    }

    /// Returns a number with at most two decimals; the JSON has three.
    static func number(_ number: Double) -> String {
      JSONText.text(of: (number * 100).rounded() / 100)
    }

    static func size(_ width: Double, _ height: Double) -> String {
      "\(number(width))x\(number(height))"
    }
  }
}

extension ShotMeasurement {
  /// The name of the system: "iOS", or "iPadOS" on an iPad with version 13 or later.
  fileprivate var systemName: String {
    let major = Int(system.prefix { $0.isNumber }) ?? 0
    return device.hasPrefix("iPad") && major >= 13 ? "iPadOS" : "iOS"
  }

  /// The page's URL if it differs from the one on the command line, for example after a redirect.
  fileprivate var finalURL: String? {
    func withoutSlash(_ text: String) -> Substring {
      text.hasSuffix("/") ? text.dropLast() : text[...]
    }
    guard let input, let url, url.hasPrefix("http") else { return nil }
    let named = [input, "http://" + input].map(withoutSlash)
    return named.contains(withoutSlash(url)) ? nil : url
  }

  /// Whether the engine rounded `env()`: the page's value at an edge is a whole number, and the web view's
  /// safe area inset differs from it by less than a point.
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
