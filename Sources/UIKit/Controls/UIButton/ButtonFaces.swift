import Foundation

/// What a button shows in each state.
@MainActor
struct ButtonFaces {
  /// What a button shows in one state.
  struct Face {
    var title: String?
    var titleColor: UIColor?
    var image: UIImage?
  }

  var faces: [UIControl.State: Face] = [:]

  /// The value for a state, or else for the normal one.
  func value<Value>(_ state: UIControl.State, _ part: (Face) -> Value?) -> Value? {
    faces[state].flatMap(part) ?? faces[.normal].flatMap(part)
  }

  /// Where picture and title lie: side by side in the middle, the title shortened if need be.
  nonisolated static func places(
    image: CGSize, title: CGSize, in bounds: CGRect, isTurned: Bool
  ) -> (image: CGRect, title: CGRect) {
    let titleWidth = min(title.width, max(0, bounds.width - image.width))
    let start = bounds.minX + (bounds.width - image.width - titleWidth) / 2
    func rect(_ size: CGSize, x: CGFloat) -> CGRect {
      CGRect(
        x: x, y: bounds.minY + (bounds.height - size.height) / 2, width: size.width,
        height: size.height)
    }
    let titleSize = CGSize(width: titleWidth, height: title.height)
    return isTurned
      ? (rect(image, x: start + titleWidth), rect(titleSize, x: start))
      : (rect(image, x: start), rect(titleSize, x: start + image.width))
  }
}
