import AssetCatalog
import Foundation
import InterfaceBuilder

/// Finds the features in a project's storyboards, xib files and asset catalogs that are not supported.
struct ResourceCheck {
  private let project: XcodeProject

  init(_ project: XcodeProject) { self.project = project }

  /// The issues in the compiler's format, each once, in the order of the project's resources.
  var lines: [String] {
    var known: Set<String> = []
    return project.targets.flatMap(\.resources).flatMap(Self.lines).filter {
      known.insert($0).inserted
    }
  }

  private static func lines(of resource: XcodeResource) -> [String] {
    switch resource.file.pathExtension {
    case "storyboard", "xib":
      guard let data = try? Data(contentsOf: resource.file) else { return [] }
      do throws(InterfaceError) {
        return try InterfaceDocumentReader.read(data, file: resource.file.path).issues.map(
          \.description)
      } catch {
        return [error.description]
      }
    case "xcassets": return AssetCatalogReader.read(resource.file).issues.map(\.description)
    default: return []
    }
  }
}
