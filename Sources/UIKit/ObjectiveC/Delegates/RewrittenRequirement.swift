/// Returns the result of an optional method of a delegate; `nil` if the delegate does not implement
/// it.
///
/// Do not call it directly: `fanlight build` inserts it for `delegate.method?()`, because on Linux
/// every conforming type has the method, by the default body of the requirement.
@discardableResult
public func _resultIfImplemented<Result>(
  _ call: @autoclosure () throws -> Result?
) rethrows -> Result? {
  let outer = RequirementAbsence.beginCall()
  defer { RequirementAbsence.endCall(outer) }
  let result = try call()
  return RequirementAbsence.isNoted ? nil : result
}

/// Returns a placeholder for the result of an optional method that is not implemented: the value of
/// its default body.
///
/// ``_resultIfImplemented(_:)`` discards the value. All its bytes are zero: `0`, `false`, an empty
/// string, an enumeration's first case, and a null reference.
public func _absentRequirement<Result>(_ type: Result.Type = Result.self) -> Result {
  RequirementAbsence.record()
  precondition(
    !RequirementAbsence.isOpaqueExistential(type),
    "the optional requirement returns '\(type)', which has no stand-in: give it a default body")
  return withUnsafeTemporaryAllocation(
    byteCount: max(MemoryLayout<Result>.size, 1), alignment: MemoryLayout<Result>.alignment
  ) { bytes in
    for index in bytes.indices { bytes[index] = 0 }
    return bytes.assumingMemoryBound(to: Result.self).moveElement(from: 0)
  }
}
