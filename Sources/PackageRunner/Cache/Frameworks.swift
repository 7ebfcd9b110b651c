import Foundation

/// UIKit and the frameworks around it as one library, built once per toolchain and configuration and
/// shared by all packages of the user.
struct Frameworks {
  /// The folder of the modules.
  let modules: String

  /// The folder of the library.
  let libraries: String

  /// The library's name.
  let library: String

  /// The folder with the module maps that test libraries refer to; `nil` if it is not known.
  private let sources: URL?

  /// The folder of the module map that SwiftPM writes for OpenCombine's C module.
  private let combineMap: URL?

  /// Finds the frameworks in the user's cache, and builds them if they are not there or changed.
  ///
  /// `FANLIGHT_FRAMEWORKS` names a folder with `Modules` and `lib` instead.
  ///
  /// - Parameters:
  ///   - configuration: `debug` or `release`.
  ///   - isForTests: Whether to include the test libraries, which boot a device when they are loaded.
  init(
    in cache: UserCache, configuration: String, isForTests: Bool, note: (String) -> Void
  ) throws(PackageRunnerError) {
    library = isForTests ? "FanlightTestFrameworks" : "FanlightFrameworks"
    if let named = ProcessInfo.processInfo.environment["FANLIGHT_FRAMEWORKS"], !named.isEmpty {
      (modules, libraries) = ("\(named)/Modules", "\(named)/lib")
      sources = try? FanlightSources.find()
      combineMap = nil
      return
    }
    let sources = try FanlightSources.find()
    self.sources = sources
    let package = cache.folder.appendingPathComponent("frameworks")
    let products = package.appendingPathComponent(".build/\(configuration)")
    combineMap = products.appendingPathComponent("COpenCombineHelpers.build")
    (modules, libraries) = (products.appendingPathComponent("Modules").path, products.path)
    let stamp = BuildStamp(
      file: cache.folder.appendingPathComponent("\(library)-\(configuration).stamp"),
      content: Fingerprint.text(
        ofFilesBelow: ["Sources", "SystemFrameworks"].map(sources.appendingPathComponent)))
    let product = products.appendingPathComponent("lib\(library).so").path
    if stamp.isCurrent(for: product) { return }
    let name = library
    try cache.locked(waiting: { note("another run builds for this toolchain; waiting") }) {
      () throws(PackageRunnerError) in
      if stamp.isCurrent(for: product) { return }
      note("building UIKit for this toolchain, once; it takes some minutes")
      try FrameworkPackage(folder: package, sources: sources).write()
      let status = try Tool.swift.run(
        [
          "build", "-c", configuration, "--product", name, "--package-path", package.path,
        ] + Self.settings.flatMap { ["-Xswiftc", $0] })
      guard status == 0 else {
        throw PackageRunnerError(
          message: "UIKit could not be built for this toolchain.",
          advice: "See what swift build says; 'fanlight doctor' names what is missing.")
      }
      stamp.write()
    }
  }

  /// Without debug information and each module compiled whole, as nobody edits these sources: a third of
  /// the processor time.
  private static let settings = ["-gnone", "-wmo", "-num-threads", "2", "-use-ld=lld"]

  /// The arguments of `swift build` that let every target import the frameworks and link the library.
  var words: [String] {
    let linker = ["-L\(libraries)", "--no-as-needed", "-l\(library)", "-rpath", libraries]
    return ["-Xswiftc", "-I", "-Xswiftc", modules] + clangWords
      + linker.flatMap { ["-Xlinker", $0] }
  }

  /// The arguments by which the compiler finds the C modules that the simulator uses, if a target imports it.
  private var clangWords: [String] {
    guard let sources else { return [] }
    var files = ["CCairo", "CHarfBuzz", "CFreeType", "CISAL", "CTurboJPEG"].map {
      sources.appendingPathComponent("Sources/\($0)")
    }
    files += combineMap.map { [$0] } ?? []
    let maps = files.map { "-fmodule-map-file=\($0.path)/module.modulemap" }
    let libraries = ["--cflags", "cairo", "harfbuzz", "freetype2", "libisal", "libturbojpeg"]
    let found = try? Tool(program: "pkg-config").output(of: libraries)
    let flags = found?.output.split(whereSeparator: \.isWhitespace).map(String.init) ?? []
    return (maps + flags).flatMap { ["-Xswiftc", "-Xcc", "-Xswiftc", $0] }
  }
}
