import AuditRules
import WebKit

/// What was read of a page at one position, with the responses of its boxes to `env()` (audit.md 2.4).
struct MeasuredPage: Sendable, Hashable {
  /// What was read.
  var reading: PageReading
  /// The document as the web view knows it: what it makes of the size decides on the scale (W120).
  var document: WKWebView.ModelledDocument
  /// How far each box moves away from the edges when the insets grow, in the order of the boxes.
  var responses: [EdgeResponse]

  /// Creates a measurement from two layouts.
  ///
  /// - Parameters:
  ///   - reading: The page as it stands.
  ///   - document: Its document.
  ///   - shifted: The page with larger insets, at the same position; `nil` if nothing in it moves.
  ///   - growth: By how much the insets are larger, in CSS pixels.
  init(
    _ reading: PageReading, of document: WKWebView.ModelledDocument, shifted: PageReading?,
    growth: Double
  ) {
    self.reading = reading
    self.document = document
    guard let shifted else {
      let still = EdgeResponse(top: 0, left: 0, bottom: 0, right: 0)
      responses = Array(repeating: still, count: reading.boxes.count)
      return
    }
    var others = Dictionary(grouping: shifted.boxes, by: BoxKey.init).mapValues { $0[...] }
    let counts = others.mapValues(\.count)
    let own = Dictionary(grouping: reading.boxes, by: BoxKey.init).mapValues(\.count)
    responses = reading.boxes.map { box in
      let key = BoxKey(box)
      // A text that wraps otherwise has other lines: none of them is the same.
      guard own[key] == counts[key], let other = others[key]?.popFirst() else {
        return .unmeasured
      }
      return EdgeResponse(
        top: (other.rect.y - box.rect.y) / growth, left: (other.rect.x - box.rect.x) / growth,
        bottom: (box.rect.maxY - other.rect.maxY) / growth,
        right: (box.rect.maxX - other.rect.maxX) / growth)
    }
  }

  /// Whether a box moves or changes its size.
  var responds: Bool {
    responses.contains { response in
      Edge.allCases.contains { abs(response[$0] ?? 0) > 0.05 }
    }
  }

  /// What boxes of two layouts have in common.
  private struct BoxKey: Hashable {
    var kind: BoxReading.Kind
    var element: Int

    init(_ box: BoxReading) {
      kind = box.kind
      element = box.element
    }
  }
}

extension RectangleReading {
  /// The right edge.
  var maxX: Double { x + width }
  /// The lower edge.
  var maxY: Double { y + height }
}
