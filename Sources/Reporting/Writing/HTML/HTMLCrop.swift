/// The part of a screen that shows a fault with enough context to recognize the location.
struct HTMLCrop: Hashable {
  let x: Double
  let y: Double
  let width: Double
  let height: Double

  /// Creates the part around an element and its obstruction; the whole screen if there is no element.
  init(
    _ element: Report.Rectangle?, _ obstruction: Report.Rectangle?, width: Double, height: Double
  ) {
    guard let element, width > 0, height > 0 else {
      (x, y, self.width, self.height) = (0, 0, max(width, 1), max(height, 1))
      return
    }
    // A bar is as wide as the screen, so only its vertical extent matters.
    let top = min(element.y, obstruction?.y ?? element.y)
    let bottom = max(
      element.y + element.height, obstruction.map { $0.y + $0.height } ?? element.y)
    let margin = 48.0
    let wanted = (
      width: max(element.width + 2 * margin, 240), height: max(bottom - top + 2 * margin, 180)
    )
    let size = (width: min(wanted.width, width), height: min(wanted.height, height))
    let middle = (x: element.x + element.width / 2, y: (top + bottom) / 2)
    x = min(max(middle.x - size.width / 2, 0), width - size.width)
    y = min(max(middle.y - size.height / 2, 0), height - size.height)
    (self.width, self.height) = size
  }
}
