import Foundation

/// What a button shows in each state.
@MainActor
struct ButtonFaces {
  /// What a button shows in one state.
  struct Face {
    var title: String?
    var attributedTitle: NSAttributedString?
    var titleColor: UIColor?
    var image: UIImage?
    var background: UIImage?
  }

  var faces: [UIControl.State: Face] = [:]

  /// The value for a state, or else for the normal one.
  func value<Value>(_ state: UIControl.State, _ part: (Face) -> Value?) -> Value? {
    faces[state].flatMap(part) ?? faces[.normal].flatMap(part)
  }

  /// Whether the title or image differs from the normal one while a touch is on the button.
  var changesWhenHighlighted: Bool {
    guard let face = faces[.highlighted] else { return false }
    return face.titleColor != nil || face.attributedTitle != nil
  }
}
