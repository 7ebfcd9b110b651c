import UIKit
import WebKit

/// Measures the space below the last content of a page.
///
/// A covering page that uses `env(safe-area-inset-bottom)` pads its end; another one ends below the
/// bottom bar. Only the layout of the page shows which applies.
@MainActor
final class PageEndMeasurement {
  /// The space below the last content, in points; 0 until a page was measured.
  private(set) var room: CGFloat = 0
  private let didChange: () -> Void
  /// Whether the end of the page is needed: the page covers the view, and there is a bottom bar.
  private(set) var isNeeded = false
  private var isRunning = false
  private var isOutOfDate = false
  /// The number of times the page's end was discarded; a result from before the last one is stale.
  private var discards = 0

  init(didChange: @escaping () -> Void) {
    self.didChange = didChange
  }

  /// Discards the page's end, and the result of a measurement that is running.
  func discard() {
    discards += 1
    isNeeded = false
    isOutOfDate = false
    set(0)
  }

  /// Measures the current page of a web view; again once a running measurement has ended.
  func measure(in webView: WKWebView) {
    isNeeded = true
    guard !isRunning else {
      isOutOfDate = true
      return
    }
    isRunning = true
    isOutOfDate = false
    let start = discards
    webView.evaluateJavaScript(Self.script, in: nil, in: .defaultClient) {
      [weak self, weak webView] in
      guard let self else { return }
      isRunning = false
      if discards == start, case .success(let value) = $0, let number = value as? Double {
        set(CGFloat(number))
      }
      if isOutOfDate, let webView { measure(in: webView) }
    }
  }

  private func set(_ room: CGFloat) {
    guard abs(room - self.room) >= 0.5 else { return }
    self.room = room
    didChange()
  }

  /// The distance from the lowest text or replaced element in the flow to the end of the document.
  ///
  /// The nodes are searched from the end; fixed and sticky ones do not count.
  static let script = """
    (() => {
      const root = document.scrollingElement || document.documentElement;
      const end = root.scrollHeight;
      const replaced = /^(IMG|VIDEO|CANVAS|SVG|IFRAME|OBJECT|EMBED|INPUT|BUTTON|SELECT|TEXTAREA|HR)$/;
      const stays = node => {
        for (let e = node; e && e !== document.documentElement; e = e.parentElement) {
          const position = getComputedStyle(e).position;
          if (position === 'fixed' || position === 'sticky') return true;
        }
        return false;
      };
      const walker = document.createTreeWalker(
        document.body || document.documentElement, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
      let node = walker.currentNode;
      for (let next; (next = walker.lastChild());) node = next;
      let lowest = 0;
      const range = document.createRange();
      for (let seen = 0; node && seen < 400; node = walker.previousNode(), seen += 1) {
        let box;
        if (node.nodeType === 3) {
          if (!node.data.trim()) continue;
          range.selectNodeContents(node);
          box = range.getBoundingClientRect();
        } else if (replaced.test(node.tagName.toUpperCase())) {
          box = node.getBoundingClientRect();
        } else {
          continue;
        }
        if (box.height === 0 || stays(node.nodeType === 3 ? node.parentElement : node)) continue;
        lowest = Math.max(lowest, box.bottom + window.scrollY);
      }
      return lowest === 0 ? 0 : Math.max(0, end - lowest);
    })()
    """
}
