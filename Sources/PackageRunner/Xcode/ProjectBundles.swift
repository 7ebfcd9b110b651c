import Foundation

/// The bundles of a project's apps, beside the programs that SwiftPM has built.
struct ProjectBundles {
  private let project: XcodeProject

  init(_ project: XcodeProject) { self.project = project }

  /// Writes the bundle of each app that was built.
  ///
  /// - Parameters:
  ///   - words: The arguments that specify the folder of the build.
  ///   - given: The user's arguments.
  func write(_ words: [String], _ given: [String]) throws(PackageRunnerError) {
    let products = try products(words, given)
    for target in project.targets where target.kind == .application {
      let program = products.appendingPathComponent(target.module)
      guard FileManager.default.fileExists(atPath: program.path) else { continue }
      try AppBundle(of: target, in: products).write(program: program)
    }
  }

  /// Writes the resources of the app and its tests to the folder of the programs, which is the main bundle of
  /// the test program.
  func writeForTests(_ words: [String], _ given: [String]) throws(PackageRunnerError) {
    let products = try products(words, given)
    let app = project.targets.first { $0.kind == .application }
    do {
      for target in project.targets.filter({ $0.kind == .unitTests }) + [app].compactMap({ $0 }) {
        try LinkFolder(products).add(target.resourceLinks)
      }
      guard let app else { return }
      let info = try PropertyListSerialization.data(
        fromPropertyList: AppBundle(of: app, in: products).infoPlist, format: .xml, options: 0)
      try info.write(to: products.appendingPathComponent("Info.plist"))
    } catch {
      throw PackageRunnerError(
        message:
          "The resources could not be put into \(products.path): \(error.localizedDescription).",
        advice: "Check that you may write there.")
    }
  }

  private func products(_ words: [String], _ given: [String]) throws(PackageRunnerError) -> URL {
    let all = ["build", "--show-bin-path"] + words + BuildArguments(given).withoutPackagePath
    let path = try Tool.swift.output(of: all)
    guard path.status == 0, let line = path.output.split(separator: "\n").last else {
      throw PackageRunnerError(
        message: "The folder of the build could not be found.",
        advice: "See what swift build --show-bin-path says.")
    }
    return URL(fileURLWithPath: String(line))
  }
}
