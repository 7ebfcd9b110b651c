import Foundation

/// The contents of a button in each state.
@MainActor
struct ButtonFaces {
  /// The contents of a button in one state.
  struct Face {
    var title: String?
    var attributedTitle: NSAttributedString?
    var titleColor: UIColor?
    var image: UIImage?
    var background: UIImage?
  }

  var faces: [UIControl.State: Face] = [:]

  /// Returns the value for a state, or else for the normal one.
  func value<Value>(_ state: UIControl.State, _ part: (Face) -> Value?) -> Value? {
    faces[state].flatMap(part) ?? faces[.normal].flatMap(part)
  }

  /// Whether the title or image of the highlighted state differs from the normal one.
  var changesWhenHighlighted: Bool {
    guard let face = faces[.highlighted] else { return false }
    return face.titleColor != nil || face.attributedTitle != nil
  }
}
