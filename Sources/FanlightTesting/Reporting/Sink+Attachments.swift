import Foundation
import Testing

extension Sink {
  /// Attaches data to the test of Swift Testing that is running, named after a golden file.
  static func attach(_ attachment: XCTAttachment, of golden: URL) {
    let name = golden.deletingPathExtension().lastPathComponent
    let kind = attachment.name.map { ".\($0)" } ?? ""
    attach(attachment.data, named: "\(name)\(kind).\(attachment.pathExtension)")
  }

  /// Attaches data to the test of Swift Testing that is running.
  ///
  /// `swift test --attachments-path` says where attachments are written.
  static func attach(_ data: Data, named name: String) {
    guard Test.current != nil else { return }
    Attachment.record(Array(data), named: name)
  }
}
