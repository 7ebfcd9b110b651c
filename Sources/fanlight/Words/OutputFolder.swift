import Foundation
import PageHosts

/// The folder that pictures go into.
enum OutputFolder {
  /// Makes the folder where it is missing and makes sure that files can be made in it.
  static func prepare(_ word: String) throws(ShotFailure) -> URL {
    let url = URL(fileURLWithPath: word, isDirectory: true).standardizedFileURL
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
    guard !exists || isFolder.boolValue else {
      throw ShotFailure("\(word) is a file.", advice: "Name a folder with --out.")
    }
    do {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      let probe = url.appendingPathComponent(".fanlight-\(UUID().uuidString)")
      try Data().write(to: probe)
      try FileManager.default.removeItem(at: probe)
    } catch {
      throw ShotFailure(
        "Pictures cannot be written to \(word): \(Self.reason(error)).",
        advice: "Name a folder with --out that you may write to.")
    }
    return url
  }

  /// The system's words for a failure, without its address and codes.
  private static func reason(_ error: any Error) -> String {
    let cocoa = error as NSError
    let underlying = cocoa.userInfo[NSUnderlyingErrorKey] as? NSError
    let posix = [cocoa, underlying].compactMap { $0 }.first { $0.domain == NSPOSIXErrorDomain }
    if let posix { return String(cString: strerror(Int32(posix.code))).lowercased() }
    switch CocoaError.Code(rawValue: cocoa.code) {
    case .fileWriteNoPermission: return "permission denied"
    case .fileWriteVolumeReadOnly: return "read-only file system"
    case .fileWriteOutOfSpace: return "no space left on device"
    case .fileNoSuchFile, .fileReadNoSuchFile: return "no folder can be made there"
    default: return "error \(cocoa.domain) \(cocoa.code)"
    }
  }
}
