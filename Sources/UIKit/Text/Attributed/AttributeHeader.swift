/// The first stored property of a class whose objects are values of attributed strings.
///
/// Foundation on Linux compares the attributes of adjacent ranges with Core Foundation, which reads
/// the word after an object's header as the type of one of its own objects, and traps if that type is
/// zero. This word contains the type of strings. Core Foundation then finds a class that is not its
/// own, and calls `isEqual(_:)`.
struct AttributeHeader: Sendable {
  private let info: UInt = 7 << 8
}
