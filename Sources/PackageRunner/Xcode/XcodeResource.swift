package import Foundation

/// A file or folder that is copied into a bundle.
package struct XcodeResource: Equatable {
  /// The file.
  package let file: URL
  /// The path in the bundle, such as `Base.lproj/Main.storyboard`.
  package let path: String

  /// Creates a resource that is at the top of the bundle, or in the folder of its localization.
  init(_ file: URL) {
    let region = file.deletingLastPathComponent().lastPathComponent
    let name = file.lastPathComponent
    self.file = file
    path = region.hasSuffix(".lproj") ? "\(region)/\(name)" : name
  }
}
