/// The images and colors of an asset catalog, as Xcode keeps it in its source folder.
package struct AssetCatalog: Equatable, Sendable {
  /// The image sets, by name; one in a folder that is a namespace is `Folder/Name`.
  package internal(set) var images: [String: ImageSet] = [:]
  /// The color sets, by name.
  package internal(set) var colors: [String: ColorSet] = [:]
  /// What in the catalog is not supported.
  package internal(set) var issues: [AssetIssue] = []
}
