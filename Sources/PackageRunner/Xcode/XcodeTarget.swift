package import Foundation

/// A target of a project.
package struct XcodeTarget: Equatable {
  /// The kinds of targets that are built.
  package enum Kind: Equatable { case application, library, unitTests }

  /// A product of a package that the target links.
  package struct Product: Equatable {
    /// The product's name.
    package let name: String
    /// The package's identifier in the project; `nil` if the project does not specify it.
    package let package: String?
  }

  /// The identifier in the project.
  package let id: String
  /// The target's name.
  package let name: String
  /// The kind of target.
  package let kind: Kind
  /// The name of its module.
  package var module: String
  /// The Swift sources.
  package var sources: [URL] = []
  /// The resources: files and folders that are copied into the bundle.
  package var resources: [XcodeResource] = []
  /// The names of the targets of the project that it depends on.
  package var dependencies: [String] = []
  /// The products of packages that it links.
  package var products: [Product] = []
  /// The build settings that apply to its debug build.
  package var settings: BuildSettings

  /// The file of the property list; `nil` if Xcode generates it.
  package var infoPlist: URL?

  /// The links in a bundle, by their paths.
  var resourceLinks: [String: URL] {
    Dictionary(resources.map { ($0.path, $0.file) }, uniquingKeysWith: { $1 })
  }
}
