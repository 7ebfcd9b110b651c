import Foundation

extension Diffing where Value == String {
  /// A comparison of strings line by line, which describes the difference as a patch.
  public static var lines: Diffing {
    Diffing(toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) }) {
      golden, actual in
      guard golden != actual else { return nil }
      let patch = UnifiedDiff(golden: golden, actual: actual).description
      let attachment = XCTAttachment(
        data: Data(patch.utf8), uniformTypeIdentifier: "public.patch-file")
      return (patch, [attachment])
    }
  }
}

extension Snapshotting where Value == String, Format == String {
  /// A strategy that compares strings line by line.
  public static var lines: Snapshotting { Snapshotting(pathExtension: "txt", diffing: .lines) }
}
