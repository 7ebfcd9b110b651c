package import Foundation

/// The parts of an Xcode project that a build on Linux needs.
package struct XcodeProject: Equatable {
  /// The folder that contains the project.
  package let folder: URL
  /// The project's name.
  package let name: String
  /// The targets, in the project's order.
  package var targets: [XcodeTarget] = []
  /// The packages that the project depends on, by their identifiers in the project.
  package var packages: [String: XcodePackage] = [:]
  /// The features that are not supported, each in a sentence.
  package var issues: [String] = []
}
