import Foundation
import Testing

@Suite("The check that the browser uses nothing but Apple's API")
struct SurfaceCheckTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Runs a script of the repository; returns its status and what it prints.
  private func run(
    _ script: String, _ arguments: [String] = [], input: String = ""
  ) throws -> (status: Int32, text: String) {
    let process = Process()
    process.executableURL = Self.root.appendingPathComponent("scripts/\(script)")
    process.arguments = arguments
    let (output, typed) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardInput = typed
    try process.run()
    typed.fileHandleForWriting.write(Data(input.utf8))
    try typed.fileHandleForWriting.close()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(bytes: data, encoding: .utf8) ?? "")
  }

  @Test("a name that Apple does not have is found, and named")
  func namesThatAppleLacksAreFound() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "names-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    try "UIKit UIView.bounds\nUIKit UIView.coverInsets\n".write(
      to: file, atomically: true, encoding: .utf8)
    let (status, text) = try run("check-ios-surface", [file.path])
    #expect(status == 1)
    #expect(text.hasSuffix(":\nUIKit UIView.coverInsets\n"))
    try "UIKit UIView.bounds\n".write(to: file, atomically: true, encoding: .utf8)
    #expect(try run("check-ios-surface", [file.path]).status == 0)
  }

  @Test("a name newer than the declared iOS version is reported with its file and line")
  func newerNamesAreReported() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "names-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    try """
    Foundation URL.host\t0.0\tHost.swift:1
    Foundation URL.host(percentEncoded:)\t0.0\tHost.swift:2
    Foundation URL.host(percentEncoded:)\t15.4\tHost.swift:3
    Foundation URL.host(percentEncoded:)\t16.0\tHost.swift:4
    Swift.Duration.seconds\t0.0\tHost.swift:5\t16.0
    Swift.MainActor.assumeIsolated\t0.0\tHost.swift:6\t13.0

    """.write(to: file, atomically: true, encoding: .utf8)
    let (status, text) = try run("check-ios-surface", [file.path])
    #expect(status == 1)
    #expect(
      text.hasSuffix(
        """
        :
        Host.swift:2: Foundation URL.host(percentEncoded:) is of iOS 16.0
        Host.swift:3: Foundation URL.host(percentEncoded:) is of iOS 16.0
        Host.swift:5: Swift.Duration.seconds is of iOS 16.0

        """))
  }

  @Test("sources are read as the compiler does: names, guards, and the methods of a delegate")
  func sourcesAreReadLikeTheCompiler() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "Sample\(UUID().uuidString.prefix(8)).swift")
    defer { try? FileManager.default.removeItem(at: file) }
    try Self.sample.write(to: file, atomically: true, encoding: .utf8)
    let (status, text) = try run("check-ios-surface", [file.path])
    #expect(status == 1)
    let lines = text.split(separator: "\n")
      .map { $0.replacingOccurrences(of: file.deletingLastPathComponent().path + "/", with: "") }
    let name = file.lastPathComponent
    // The delegate's method is no name of the list, and stands where it is implemented.
    #expect(
      lines.contains("WebKit WKNavigationDelegate.webView(_:decidePolicyFor:)\t\(name):19"))
    #expect(
      lines.filter { $0.hasSuffix("is of iOS 16.0") } == [
        "\(name):15: Swift.Duration.seconds<A where A: Swift.BinaryInteger>(A) -> Swift.Duration "
          + "is of iOS 16.0",
        "\(name):4: Foundation URL.host(percentEncoded:) is of iOS 16.0",
      ])
  }

  private static let sample = """
    import Foundation
    import WebKit

    func tooNew(_ url: URL) -> String? { url.host(percentEncoded: false) }
    func asked(_ url: URL) -> String? {
      guard #available(iOS 16, *) else { return url.host }
      return url.host(percentEncoded: false)
    }
    func askedInPart(_ url: URL) {
      if #available(iOS 16.0, *), url.host(percentEncoded: false) == "a" {}
    }
    @available(iOS 16.0, *)
    func marked(_ url: URL) -> String? { url.host(percentEncoded: false) }
    func askedTooLittle() {
      if #available(iOS 15.4, *) { _ = Duration.seconds(1) }
    }
    @MainActor
    class Delegate: NSObject, WKNavigationDelegate {
      func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
      ) async -> WKNavigationActionPolicy { .allow }
    }
    """

  @Test("every line of the list says since when and where Apple has the name")
  func everyListedNameHasItsReleaseAndSource() throws {
    let text = try String(
      contentsOf: Self.root.appendingPathComponent("scripts/ios-surface.txt"), encoding: .utf8)
    let rows = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
    #expect(rows.count > 400)
    for row in rows {
      let parts = row.split(separator: "\t")
      #expect(parts.count == 3, "\(row)")
      #expect(parts.count == 3 && parts[1].contains(/^\d+\.\d$/), "\(row)")
      let isSource = ["-[", "enum ", "developer.apple.com/", "WK", "UI"].contains {
        parts.last?.hasPrefix($0) == true
      }
      #expect(isSource, "\(row)")
    }
  }

  @Test("the compiler's declarations are converted to names")
  func declarationsAreConvertedToNames() throws {
    let lines = """
      UIKit.UIView.bounds : Foundation.CGRect
      UIKit.UIView.convert(_: Foundation.CGPoint, to: UIKit.UIView?) -> Foundation.CGPoint
      UIKit.UIAction.init(title: Swift.String, handler: (UIKit.UIAction) -> ()) -> UIKit.UIAction
      UIKit.UIAlertAction.Style.cancel(UIKit.UIAlertAction.Style.Type) -> UIKit.UIAlertAction.Style
      (extension in UIKit):Foundation.NSValue.cgRectValue : Foundation.CGRect
      WebKit.WKWebView.reload() -> WebKit.WKNavigation?
      FoundationEssentials.Data.Count.none(FoundationEssentials.Data.Count.Type) -> Int
      static Foundation.CGFloat.- infix(Foundation.CGFloat, Foundation.CGFloat) -> Foundation.CGFloat
      key\tFoundation.Data.count : Swift.Int
      Swift.Int.max : Swift.Int
      """
    #expect(
      try run("ios-surface-names", input: lines + "\n").text == """
        UIKit UIView.bounds
        UIKit UIView.convert(_:to:)
        UIKit UIAction.init(title:handler:)
        UIKit UIAlertAction.Style.cancel
        UIKit NSValue.cgRectValue
        WebKit WKWebView.reload()
        Foundation Data.Count.none
        Foundation CGFloat
        key\tFoundation Data.count

        """)
  }
}
