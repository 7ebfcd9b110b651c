import Foundation
import UIKit

/// The layout of Safari's bars on a screen, in points.
struct SafariChromeLayout: Equatable {
  /// A button's icon and its center.
  struct Tool: Equatable {
    var icon: SafariIcon
    var center: CGPoint
  }

  /// The backgrounds of translucent bars, from edge to edge.
  var strips: [CGRect] = []
  /// The floating capsules, except the address field.
  var capsules: [CGRect] = []
  /// The address field.
  var field: CGRect = .zero
  /// The buttons in the bars.
  var tools: [Tool] = []
  /// Whether there is a single bar, at the top.
  var isSingleBar: Bool = false
  /// Whether the bars are minimized to the host name.
  var isMinimized: Bool = false

  /// The union of the floating capsules and the address field.
  var rowOfCapsules: CGRect {
    (field.isEmpty ? capsules : capsules + [field]).reduce(.null) { $0.union($1) }
  }

  /// Whether the address field is in a bar at the top.
  var isFieldAtTop: Bool { strips.first?.contains(field) ?? isSingleBar }

  /// Creates a layout without bars.
  init(minimized: Bool) { isMinimized = minimized }

  /// Lays out the bars of a style.
  ///
  /// - Parameters:
  ///   - size: The size of the screen in its orientation.
  ///   - bars: The insets of the bars; without one at the bottom there is one bar at the top.
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

  /// Lays out one bar at the top, with buttons left and right of the address field, as in landscape
  /// and on an iPad.
  ///
  /// On phones up to iOS 14 the buttons are those of the bottom toolbar, in the same order, with
  /// the address field between them; by eye.
  private mutating func layOutSingleBar(
    _ style: SafariChromeStyle, _ size: CGSize, _ bars: UIEdgeInsets, _ safeArea: UIEdgeInsets
  ) {
    guard bars.top > 0 else {
      // If only one side has a safe area inset, all bars are in that strip.
      if safeArea.right > 0, safeArea.left == 0 { layOutSideStrip(size, safeArea) }
      return
    }
    isSingleBar = true
    let isGlass = style == .capsules
    if !isGlass { strips = [CGRect(x: 0, y: 0, width: size.width, height: bars.top)] }
    let height = min(
      isGlass ? Self.singleCapsuleHeight : Self.fieldHeight, bars.top - safeArea.top)
    let middle = (bars.top + safeArea.top) / 2
    // Only an iPad has a status bar above the single bar.
    let (left, right) = Self.singleBarIcons(style, isPad: safeArea.top > 0)
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
      // The sidebar's button has a capsule of its own.
      if left.first == .sidebar {
        let side = (Self.toolWidth - height) / 2
        capsules[0].origin.x += Self.toolWidth + side
        capsules[0].size.width -= Self.toolWidth + side
        capsules.insert(CGRect(x: leftX + side, y: y, width: height, height: height), at: 0)
      }
    }
    // Equal space at both sides centers the address field.
    let side = (max(leftEnd, size.width - rightStart) + Self.margin).rounded()
    field = CGRect(
      x: side, y: middle - height / 2, width: max(0, size.width - 2 * side), height: height)
  }

  /// Lays out a capsule of buttons at the lower end of a strip at the side, as on a foldable; by
  /// eye.
  private mutating func layOutSideStrip(_ size: CGSize, _ safeArea: UIEdgeInsets) {
    let icons: [SafariIcon] = [.pageMenu, .tabs, .back]
    let width = Self.capsuleHeight
    let middle = size.width - safeArea.right / 2
    let bottom = size.height - safeArea.bottom
    let height = Self.toolWidth * CGFloat(icons.count)
    capsules = [CGRect(x: middle - width / 2, y: bottom - height, width: width, height: height)]
    tools = icons.enumerated().map { index, icon in
      let y = bottom - height + Self.toolWidth * (CGFloat(index) + 0.5)
      return Tool(icon: icon, center: CGPoint(x: middle, y: y))
    }
  }

  /// Returns the icons left and right of the address field; those at the right are ordered from the
  /// edge inward.
  ///
  /// - Source: Apple's iPad user guides: bookmarks have a button of their own beside the arrows up
  ///   to iPadOS 14; from 15 on, with tab groups, they are in the sidebar, whose button comes
  ///   first.
  private static func singleBarIcons(
    _ style: SafariChromeStyle, isPad: Bool
  ) -> (left: [SafariIcon], right: [SafariIcon]) {
    switch (style, isPad) {
    case (.addressAtTop, true): ([.back, .forward, .bookmarks], [.tabs, .newTab, .share])
    case (.addressAtTop, false): ([.back, .forward, .share], [.tabs, .bookmarks])
    case (.addressAtBottom, false): ([.back, .forward, .bookmarks], [.tabs, .newTab, .share])
    case (.capsules, false): ([.back, .forward, .bookmarks], [.tabs, .more, .share])
    case (_, true): ([.sidebar, .back, .forward], [.tabs, .newTab, .share])
    }
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
