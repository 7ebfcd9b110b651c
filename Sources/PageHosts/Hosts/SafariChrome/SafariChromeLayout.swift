import Foundation
import UIKit

/// Where the parts of Safari's bars stand on a screen, in points.
struct SafariChromeLayout: Equatable {
  /// A tool and the middle of its place.
  struct Tool: Equatable {
    var icon: SafariIcon
    var center: CGPoint
  }

  /// The translucent strips from edge to edge.
  var strips: [CGRect] = []
  /// The floating capsules, the address field not among them.
  var capsules: [CGRect] = []
  /// The address field.
  var field: CGRect = .zero
  /// The tools.
  var tools: [Tool] = []
  /// Whether everything stands in one bar at the top.
  var isSingleBar: Bool = false

  /// Whether the address field stands in a bar at the top.
  var isFieldAtTop: Bool { strips.first?.contains(field) ?? isSingleBar }

  /// Lays out the bars of a style.
  ///
  /// - Parameters:
  ///   - size: The size of the screen as turned.
  ///   - bars: What the bars cover; without any at the bottom there is one bar at the top.
  ///   - safeArea: The safe area of the screen.
  init(style: SafariChromeStyle, size: CGSize, bars: UIEdgeInsets, safeArea: UIEdgeInsets) {
    guard bars.bottom > 0 else {
      layOutSingleBar(style, size, bars, safeArea)
      return
    }
    switch style {
    case .addressAtTop: layOutTopAddress(size, bars, safeArea)
    case .addressAtBottom: layOutBottomAddress(size, bars, safeArea)
    case .capsules: layOutCapsules(size, bars)
    }
  }

  private static let fieldHeight: CGFloat = 36
  private static let capsuleHeight: CGFloat = 48
  private static let singleCapsuleHeight: CGFloat = 44
  private static let toolWidth: CGFloat = 48
  private static let margin: CGFloat = 10

  /// One bar at the top: tools left and right of the address, as on its side and on an iPad.
  ///
  /// On phones up to iOS 14 the tools stand as in the bar at the bottom, with the address among
  /// them; by eye.
  private mutating func layOutSingleBar(
    _ style: SafariChromeStyle, _ size: CGSize, _ bars: UIEdgeInsets, _ safeArea: UIEdgeInsets
  ) {
    guard bars.top > 0 else { return }
    isSingleBar = true
    let isGlass = style == .capsules
    if !isGlass { strips = [CGRect(x: 0, y: 0, width: size.width, height: bars.top)] }
    let height = min(
      isGlass ? Self.singleCapsuleHeight : Self.fieldHeight, bars.top - safeArea.top)
    let middle = (bars.top + safeArea.top) / 2
    // Only an iPad has a status bar above the single bar.
    let isOldPhone = style == .addressAtTop && safeArea.top == 0
    let left: [SafariIcon] = [.back, .forward, isOldPhone ? .share : .bookmarks]
    let right: [SafariIcon] =
      if isOldPhone { [.tabs, .bookmarks] } else {
        [.tabs, isGlass ? .more : .newTab, .share]
      }
    let leftX = safeArea.left + Self.margin
    let rightX = size.width - safeArea.right - Self.margin
    for (index, icon) in left.enumerated() {
      let x = leftX + Self.toolWidth * (CGFloat(index) + 0.5)
      tools.append(Tool(icon: icon, center: CGPoint(x: x, y: middle)))
    }
    for (index, icon) in right.enumerated() {
      let x = rightX - Self.toolWidth * (CGFloat(index) + 0.5)
      tools.append(Tool(icon: icon, center: CGPoint(x: x, y: middle)))
    }
    let leftEnd = leftX + Self.toolWidth * CGFloat(left.count)
    let rightStart = rightX - Self.toolWidth * CGFloat(right.count)
    if isGlass {
      let y = middle - height / 2
      capsules = [
        CGRect(x: leftX, y: y, width: leftEnd - leftX, height: height),
        CGRect(x: rightStart, y: y, width: rightX - rightStart, height: height),
      ]
    }
    // The same room at both sides keeps the address in the middle.
    let side = (max(leftEnd, size.width - rightStart) + Self.margin).rounded()
    field = CGRect(
      x: side, y: middle - height / 2, width: max(0, size.width - 2 * side), height: height)
  }

  private mutating func layOutTopAddress(
    _ size: CGSize, _ bars: UIEdgeInsets, _ safeArea: UIEdgeInsets
  ) {
    let bottomTop = size.height - bars.bottom
    strips = [
      CGRect(x: 0, y: 0, width: size.width, height: bars.top),
      CGRect(x: 0, y: bottomTop, width: size.width, height: bars.bottom),
    ]
    let middle = (safeArea.top + bars.top) / 2
    field = CGRect(
      x: Self.margin, y: middle - Self.fieldHeight / 2, width: size.width - 2 * Self.margin,
      height: Self.fieldHeight)
    addTools(y: bottomTop + (bars.bottom - safeArea.bottom) / 2, width: size.width)
  }

  private mutating func layOutBottomAddress(
    _ size: CGSize, _ bars: UIEdgeInsets, _ safeArea: UIEdgeInsets
  ) {
    let bottomTop = size.height - bars.bottom
    strips = [
      CGRect(x: 0, y: 0, width: size.width, height: bars.top),
      CGRect(x: 0, y: bottomTop, width: size.width, height: bars.bottom),
    ]
    field = CGRect(
      x: Self.margin, y: bottomTop + 8, width: size.width - 2 * Self.margin, height: 44)
    addTools(y: (field.maxY + size.height - safeArea.bottom) / 2, width: size.width)
  }

  private mutating func layOutCapsules(_ size: CGSize, _ bars: UIEdgeInsets) {
    let side: CGFloat = 20
    let diameter = Self.capsuleHeight
    let y = size.height - bars.bottom + 8
    let back = CGRect(x: side, y: y, width: diameter, height: diameter)
    let more = CGRect(x: size.width - side - diameter, y: y, width: diameter, height: diameter)
    capsules = [back, more]
    field = CGRect(
      x: back.maxX + Self.margin, y: y, width: more.minX - back.maxX - 2 * Self.margin,
      height: diameter)
    tools = [
      Tool(icon: .back, center: CGPoint(x: back.midX, y: back.midY)),
      Tool(icon: .more, center: CGPoint(x: more.midX, y: more.midY)),
    ]
  }

  private mutating func addTools(y: CGFloat, width: CGFloat) {
    let icons: [SafariIcon] = [.back, .forward, .share, .bookmarks, .tabs]
    let inset: CGFloat = 28
    let step = (width - 2 * inset) / CGFloat(icons.count - 1)
    tools = icons.enumerated().map { index, icon in
      Tool(icon: icon, center: CGPoint(x: inset + step * CGFloat(index), y: y))
    }
  }
}
