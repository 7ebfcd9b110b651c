/// The first stored property of a class whose objects are values of attributed strings.
///
/// Foundation on Linux compares the attributes of neighboring ranges with Core Foundation, which
/// takes the word behind an object's header for the type of one of its own objects, and traps where
/// that type is 0. This word names the type of strings. Core Foundation then finds another class than
/// its own, and asks `isEqual(_:)`.
struct AttributeHeader: Sendable {
  private let info: UInt = 7 << 8
}
