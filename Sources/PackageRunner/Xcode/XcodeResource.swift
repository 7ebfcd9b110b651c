package import Foundation

/// A file or folder that is copied into a bundle.
package struct XcodeResource: Equatable {
  /// The file.
  package let file: URL
  /// The path in the bundle, such as `Base.lproj/Main.storyboard`.
  package let path: String
}
