/// Constants that specify the screens with golden pictures in addition to golden texts.
public enum GoldenPictures: Sendable, Hashable {
  /// Every screen has a golden picture.
  case always
  /// The screens of the ten representative devices have golden pictures, and the screens that represent those
  /// devices in a matrix.
  case representative
  /// No screen has one; a picture is drawn only if the text differs.
  case onFailure
}
