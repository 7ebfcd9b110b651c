/// Constants for the screens that have golden pictures beside their golden texts.
public enum GoldenPictures: Sendable, Hashable {
  /// Every screen.
  case always
  /// The screens of the ten representative devices, and those that stand for them in a matrix.
  case representative
  /// None; a picture is drawn when the text differs.
  case onFailure
}
