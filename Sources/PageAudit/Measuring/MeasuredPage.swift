import AuditRules
import WebKit

/// A page as read at one position, with the responses of its boxes to `env()` (audit.md 2.4).
struct MeasuredPage: Sendable, Hashable {
  /// The page as read.
  var reading: PageReading
  /// The document as the web view models it: its size determines the scale (W120).
  var document: WKWebView.ModelledDocument
  /// The responses of the boxes to larger insets, in the order of the boxes.
  var responses: [EdgeResponse]

  /// Creates a measurement from two layouts.
  ///
  /// - Parameters:
  ///   - reading: The page as it is.
  ///   - document: Its document.
  ///   - shifted: The page with larger insets at the same position; `nil` if no box responds.
  ///   - growth: The difference of the insets, in CSS pixels.
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
      // If text wraps differently, no new line corresponds to an old one.
      guard own[key] == counts[key], let other = others[key]?.popFirst() else {
        return .unmeasured
      }
      return EdgeResponse(
        top: (other.rect.y - box.rect.y) / growth, left: (other.rect.x - box.rect.x) / growth,
        bottom: (box.rect.maxY - other.rect.maxY) / growth,
        right: (box.rect.maxX - other.rect.maxX) / growth)
    }
  }

  /// Whether a box moves or changes its size with the insets.
  var responds: Bool {
    responses.contains { response in
      Edge.allCases.contains { abs(response[$0] ?? 0) > 0.05 }
    }
  }

  /// The properties by which a box is recognized in another layout.
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
