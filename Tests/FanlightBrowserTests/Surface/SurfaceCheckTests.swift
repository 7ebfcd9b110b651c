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
  func invented() throws {
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

  @Test("every line of the list says where Apple has the name")
  func list() throws {
    let text = try String(
      contentsOf: Self.root.appendingPathComponent("scripts/ios-surface.txt"), encoding: .utf8)
    let rows = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
    #expect(rows.count > 150)
    for row in rows {
      let parts = row.split(separator: "\t")
      #expect(parts.count == 2, "\(row)")
      let isSource = ["-[", "enum ", "developer.apple.com/", "WK", "UI"].contains {
        parts.last?.hasPrefix($0) == true
      }
      #expect(isSource, "\(row)")
    }
  }

  @Test("what the compiler calls a declaration becomes its name")
  func names() throws {
    let lines = """
      UIKit.UIView.bounds : Foundation.CGRect
      UIKit.UIView.convert(_: Foundation.CGPoint, to: UIKit.UIView?) -> Foundation.CGPoint
      UIKit.UIAction.init(title: Swift.String, handler: (UIKit.UIAction) -> ()) -> UIKit.UIAction
      UIKit.UIAlertAction.Style.cancel(UIKit.UIAlertAction.Style.Type) -> UIKit.UIAlertAction.Style
      (extension in UIKit):Foundation.NSValue.cgRectValue : Foundation.CGRect
      WebKit.WKWebView.reload() -> WebKit.WKNavigation?
      Foundation.Data.count : Swift.Int
      """
    #expect(
      try run("ios-surface-names", input: lines + "\n").text == """
        UIKit UIView.bounds
        UIKit UIView.convert(_:to:)
        UIKit UIAction.init(title:handler:)
        UIKit UIAlertAction.Style.cancel
        UIKit NSValue.cgRectValue
        WebKit WKWebView.reload()

        """)
  }
}
