import Foundation

/// Whether the method that was called last is one that its object does not implement.
enum RequirementAbsence {
  /// The state before a call.
  struct Outer {
    var isNoted: Bool
    var framework: OptionalRequirement.Known?
  }

  private static let key = "fanlight.absent-requirement"

  /// Begins a call with nothing recorded.
  static func beginCall() -> Outer {
    let outer = Outer(
      isNoted: noted, framework: isOnMainQueue ? OptionalRequirement.beginCall() : nil)
    noted = false
    return outer
  }

  /// Ends a call and restores the state before it.
  static func endCall(_ outer: Outer) {
    noted = outer.isNoted
    if let framework = outer.framework { OptionalRequirement.endCall(framework) }
  }

  /// Records that a default body runs.
  static func record() { noted = true }

  /// Whether a default body ran, of the app's protocols or of the framework's.
  static var isNoted: Bool {
    noted || (isOnMainQueue && OptionalRequirement.isNoted)
  }

  /// Whether the main actor runs this code.
  ///
  /// In a program with an asynchronous `main` that is not the first thread on Linux, where
  /// `dispatchMain()` ends the first.
  private static var isOnMainQueue: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueue) == true
  }

  private static let mainQueue: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  private static var noted: Bool {
    get { Thread.current.threadDictionary[key] as? Bool ?? false }
    set { Thread.current.threadDictionary[key] = newValue }
  }

  /// Returns whether a type is `any P` of a protocol that values can conform to: destroying an instance whose bytes are
  /// zero would access missing type metadata.
  static func isOpaqueExistential(_ type: Any.Type) -> Bool {
    // The ABI's metadata: a word with the kind, of which 0x303 is an existential, and a word whose
    // highest of 32 bits indicates that conforming types need not be classes.
    let metadata = unsafeBitCast(type, to: UnsafePointer<UInt>.self)
    return metadata[0] == 0x303 && metadata[1] & 0x8000_0000 != 0
  }
}
