import CoreGraphics
import DisplayList
import Foundation

/// A symbol drawn with lines, in the style of the system's symbols; own drawings for a few names.
///
/// It is drawn for text of 17 points, in a box of its own size.
struct Symbol: Sendable, Hashable {
  /// The box, in points at 17-point text.
  var size: CGSize
  /// The outline in the box.
  var path: Path

  private init(
    _ width: CGFloat, _ height: CGFloat, pen: CGFloat = 1.55, _ draw: (inout SymbolPen) -> Void
  ) {
    var symbolPen = SymbolPen(width: pen)
    draw(&symbolPen)
    size = CGSize(width: width, height: height)
    path = symbolPen.path
  }

  /// Returns the symbol with a name; `nil` if there is none.
  static func named(_ name: String) -> Symbol? { all[name] }

  /// The names of all symbols.
  static var names: [String] { all.keys.sorted() }

  /// Returns the symbol scaled by a factor.
  func scaled(by factor: CGFloat) -> Symbol {
    var copy = self
    copy.size = CGSize(width: size.width * factor, height: size.height * factor)
    copy.path = path.applying(CGAffineTransform(scaleX: factor, y: factor))
    return copy
  }

  private static let all: [String: Symbol] = arrows.merging(objects) { one, _ in one }
    .merging(signs) { one, _ in one }.merging(keys) { one, _ in one }

  private static let arrows: [String: Symbol] = [
    "chevron.left": Symbol(11, 18, pen: 1.7) { $0.line((9, 2), (2, 9), (9, 16)) },
    "chevron.right": Symbol(11, 18, pen: 1.7) { $0.line((2, 2), (9, 9), (2, 16)) },
    "chevron.backward": Symbol(11, 18, pen: 1.7) { $0.line((9, 2), (2, 9), (9, 16)) },
    "chevron.forward": Symbol(11, 18, pen: 1.7) { $0.line((2, 2), (9, 9), (2, 16)) },
    "arrow.clockwise": Symbol(18, 19) {
      $0.arc(9, 10.5, radius: 7, from: -35, to: 275)
      $0.line((7.6, 0.9), (10.6, 3.7), (7.6, 6.6))
    },
    "square.and.arrow.up": Symbol(17, 22) {
      $0.line((6, 8), (3.6, 8))
      $0.line((11, 8), (13.4, 8))
      $0.line((1.6, 10), (1.6, 18.2))
      $0.line((15.4, 10), (15.4, 18.2))
      $0.line((3.6, 20.2), (13.4, 20.2))
      $0.arc(3.6, 10, radius: 2, from: 180, to: 270)
      $0.arc(13.4, 10, radius: 2, from: 270, to: 360)
      $0.arc(13.4, 18.2, radius: 2, from: 0, to: 90)
      $0.arc(3.6, 18.2, radius: 2, from: 90, to: 180)
      $0.line((8.5, 13.4), (8.5, 1.6))
      $0.line((5, 4.9), (8.5, 1.4), (12, 4.9))
    },
  ]

  private static let sidebar = Symbol(23, 18) {
    $0.line((4.2, 1.6), (18.8, 1.6))
    $0.line((4.2, 16.4), (18.8, 16.4))
    $0.line((1.6, 4.2), (1.6, 13.8))
    $0.line((21.4, 4.2), (21.4, 13.8))
    $0.arc(4.2, 4.2, radius: 2.6, from: 180, to: 270)
    $0.arc(18.8, 4.2, radius: 2.6, from: 270, to: 360)
    $0.arc(18.8, 13.8, radius: 2.6, from: 0, to: 90)
    $0.arc(4.2, 13.8, radius: 2.6, from: 90, to: 180)
    $0.line((8.4, 1.6), (8.4, 16.4))
  }

  private static let objects: [String: Symbol] = [
    "sidebar.left": sidebar,
    "sidebar.leading": sidebar,
    "book": Symbol(23, 18) {
      $0.line((11.5, 4), (11.5, 16))
      $0.arc(6.5, 8.2, radius: 6.4, from: -143, to: -40)
      $0.arc(16.5, 8.2, radius: 6.4, from: -140, to: -37)
      $0.line((1.4, 4.4), (1.4, 15.4))
      $0.line((21.6, 4.4), (21.6, 15.4))
      $0.arc(6.5, 19.2, radius: 6.4, from: -143, to: -38)
      $0.arc(16.5, 19.2, radius: 6.4, from: -142, to: -37)
    },
    "square.on.square": Symbol(20, 20) {
      $0.box(1.2, 5.2, 13.4, 13.4, radius: 2.6)
      $0.line((5.2, 3), (5.4, 2.6))
      $0.line((7.4, 1.4), (16, 1.4))
      $0.arc(16, 4, radius: 2.6, from: 270, to: 360)
      $0.line((18.6, 4), (18.6, 12.6))
      $0.arc(16.4, 12.6, radius: 2.2, from: 0, to: 70)
      $0.arc(7.4, 3.6, radius: 2.2, from: 200, to: 270)
    },
    "lock": Symbol(14, 19) {
      $0.box(1.4, 8.4, 11.2, 9, radius: 2)
      $0.line((3.6, 8.4), (3.6, 5.2))
      $0.line((10.4, 8.4), (10.4, 5.2))
      $0.arc(7, 5.2, radius: 3.4, from: 180, to: 360)
    },
    "lock.fill": Symbol(14, 19) {
      $0.fill(Path(rounded: CGRect(x: 1, y: 8, width: 12, height: 10), radius: 2))
      $0.line((3.6, 8.4), (3.6, 5.2))
      $0.line((10.4, 8.4), (10.4, 5.2))
      $0.arc(7, 5.2, radius: 3.4, from: 180, to: 360)
    },
    "magnifyingglass": Symbol(19, 19) {
      $0.arc(7.8, 7.8, radius: 6.2, from: 0, to: 360)
      $0.line((12.4, 12.4), (17.4, 17.4))
    },
    "house": Symbol(22, 20) {
      $0.line((1.4, 10), (11, 1.8), (20.6, 10))
      $0.line((4.2, 8), (4.2, 18.2), (17.8, 18.2), (17.8, 8))
      $0.line((9, 18), (9, 12.4), (13, 12.4), (13, 18))
    },
    "star": Symbol(21, 20) {
      $0.loop(
        (10.5, 1.6), (12.8, 7.3), (19, 7.7), (14.3, 11.7), (15.8, 17.7), (10.5, 14.4),
        (5.2, 17.7), (6.7, 11.7), (2, 7.7), (8.2, 7.3))
    },
    "person": Symbol(19, 20) {
      $0.arc(9.5, 5.8, radius: 4.2, from: 0, to: 360)
      $0.arc(9.5, 19.6, radius: 7.8, from: 188, to: 352)
      $0.line((1.8, 18.6), (17.2, 18.6))
    },
    "trash": Symbol(17, 20) {
      $0.line((1.4, 4.4), (15.6, 4.4))
      $0.line((3, 4.6), (3.9, 18.6), (13.1, 18.6), (14, 4.6))
      $0.line((6, 4.2), (6, 1.6), (11, 1.6), (11, 4.2))
      $0.line((6.6, 7.6), (6.8, 15.4))
      $0.line((10.4, 7.6), (10.2, 15.4))
    },
    "clock": Symbol(20, 20) {
      $0.arc(10, 10, radius: 8.4, from: 0, to: 360)
      $0.line((10, 5), (10, 10.4), (6.4, 10.4))
    },
  ]

  private static let signs: [String: Symbol] = [
    "xmark": Symbol(16, 16, pen: 1.7) {
      $0.line((2, 2), (14, 14))
      $0.line((14, 2), (2, 14))
    },
    "plus": Symbol(17, 17, pen: 1.7) {
      $0.line((8.5, 1.6), (8.5, 15.4))
      $0.line((1.6, 8.5), (15.4, 8.5))
    },
    "line.3.horizontal": Symbol(19, 15) {
      $0.line((1.6, 2), (17.4, 2))
      $0.line((1.6, 7.5), (17.4, 7.5))
      $0.line((1.6, 13), (17.4, 13))
    },
    "ellipsis": Symbol(19, 5, pen: 3.2) {
      $0.line((2.4, 2.5))
      $0.line((9.5, 2.5))
      $0.line((16.6, 2.5))
    },
    "textformat.size": Symbol(24, 16) {
      $0.line((1.2, 14.4), (4.4, 6.2), (5.2, 6.2), (8.4, 14.4))
      $0.line((2.6, 11.4), (7, 11.4))
      $0.line((10.6, 14.4), (16, 1.6), (17.2, 1.6), (22.6, 14.4))
      $0.line((12.8, 9.8), (20.4, 9.8))
    },
    "list.bullet.below.rectangle": Symbol(20, 19) {
      $0.box(1.4, 1.4, 17.2, 7.6, radius: 2.2)
      $0.line((2, 13))
      $0.line((2, 17.4))
      $0.line((6, 13), (18.4, 13))
      $0.line((6, 17.4), (18.4, 17.4))
    },
    "play.fill": Symbol(17, 18) { $0.fill((2.4, 2), (15, 9), (2.4, 16)) },
    "pause.fill": Symbol(14, 18, pen: 4) {
      $0.line((3, 3), (3, 15))
      $0.line((11, 3), (11, 15))
    },
    "forward.fill": Symbol(25, 16) {
      $0.fill((1.6, 2), (12, 8), (1.6, 14))
      $0.fill((13, 2), (23.4, 8), (13, 14))
    },
    "backward.fill": Symbol(25, 16) {
      $0.fill((12, 2), (12, 14), (1.6, 8))
      $0.fill((23.4, 2), (23.4, 14), (13, 8))
    },
  ]

  /// The symbols on the keys of the keyboard.
  private static let keys: [String: Symbol] = [
    "shift": Symbol(19, 18) {
      $0.loop(
        (9.5, 1.6), (17.2, 9.4), (13.2, 9.4), (13.2, 16.4), (5.8, 16.4), (5.8, 9.4), (1.8, 9.4))
    },
    "shift.fill": Symbol(19, 18) {
      $0.loop(
        (9.5, 1.6), (17.2, 9.4), (13.2, 9.4), (13.2, 16.4), (5.8, 16.4), (5.8, 9.4), (1.8, 9.4))
      $0.fill(
        (9.5, 1.6), (17.2, 9.4), (13.2, 9.4), (13.2, 16.4), (5.8, 16.4), (5.8, 9.4), (1.8, 9.4))
    },
    "delete.left": Symbol(23, 18) {
      $0.loop((8, 1.8), (21, 1.8), (21, 16.2), (8, 16.2), (1.6, 9))
      $0.line((11.2, 6), (17.2, 12))
      $0.line((17.2, 6), (11.2, 12))
    },
    "return": Symbol(22, 17) {
      $0.line((20, 2.4), (20, 8.4))
      $0.arc(18, 8.4, radius: 2, from: 0, to: 90)
      $0.line((18, 10.4), (2.2, 10.4))
      $0.line((7.2, 5.4), (2.2, 10.4), (7.2, 15.4))
    },
    "face.smiling": Symbol(21, 21) {
      $0.arc(10.5, 10.5, radius: 9, from: 0, to: 360)
      $0.arc(10.5, 10.5, radius: 5, from: 20, to: 160)
      $0.line((7.4, 7.6), (7.4, 8.6))
      $0.line((13.6, 7.6), (13.6, 8.6))
    },
    "mic": Symbol(15, 22) {
      $0.box(4.8, 1.4, 5.4, 11.6, radius: 2.6)
      $0.arc(7.5, 10, radius: 6, from: 0, to: 180)
      $0.line((7.5, 16), (7.5, 20))
      $0.line((4.2, 20.2), (10.8, 20.2))
    },
    "keyboard.chevron.compact.down": Symbol(24, 21) {
      $0.box(1.4, 1.4, 21.2, 12.4, radius: 2.4)
      for y in [5, 8] as [CGFloat] {
        for x in stride(from: 5, through: 19, by: 3.5) { $0.line((x, y)) }
      }
      $0.line((8, 11), (16, 11))
      $0.line((8.6, 17), (12, 19.4), (15.4, 17))
    },
  ]
}
