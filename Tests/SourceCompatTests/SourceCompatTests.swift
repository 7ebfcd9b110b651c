import Foundation
import Testing
import UIKit
import WebKit

/// Ordinary iOS sources against the modules that were just built, one construct a file.
@Suite("source-compat 2 · what compiles on Linux")
struct SourceCompatTests {
  let table: ConstructTable

  init() throws { table = try ConstructTable() }

  /// An app has one entry point, so each of these is a module of its own.
  static let entryPoints = ["ApplicationMainAttribute", "MainAttribute"]

  @Test("every file has a row, every row a file and a cell for each mode")
  func tableIsWhole() throws {
    #expect(try table.names == ConstructTable.files())
    #expect(table.brokenRows == [])
  }

  @Test("the compiler says of each file what its row says", arguments: LanguageMode.allCases)
  func theCompilerSaysOfEachFileWhatItsRowSays(mode: LanguageMode) throws {
    let compiler = Compiler(mode: mode)
    var said: [String: ConstructTable.Outcome] = [:]
    for name in Self.entryPoints { said.merge(try compiler.compile([name], .all)) { $1 } }
    // An error of one file keeps the compiler from the later checks of all, so those with errors
    // are compiled apart.
    let others = table.names.subtracting(Self.entryPoints).sorted()
    let wrong = others.filter { name in
      table.expected(name, mode).contains { $0.hasPrefix("error") }
    }
    let right = others.filter { !wrong.contains($0) }
    said.merge(try compiler.compile(right, .all)) { $1 }
    said.merge(try compiler.compile(wrong, .types)) { $1 }

    for name in table.names.sorted() {
      #expect(said[name, default: []] == table.expected(name, mode), "\(name).swift")
    }
  }

  @Test("the contract tests use nothing but Apple's public API, as another package could")
  func contractTests() throws {
    let folder = ConstructTable.folder.deletingLastPathComponent()
      .appendingPathComponent("UIKitContractTests")
    let walker = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var paths: [String] = []
    while let file = walker?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      paths.append(file.path)
      let imports = try String(contentsOf: file, encoding: .utf8)
        .split(separator: "\n").filter { $0.contains("import ") }
      #expect(Set(imports).isSubset(of: ["import Testing", "import UIKit"]), "\(file.path)")
    }
    #expect(paths.count > 5)
    let said = try Compiler(mode: .six)
      .compile(paths: paths, .types, flags: ["-D", "PUBLIC_API_ONLY"])
    #expect(said == [:])
  }

  @Test("source-compat 2 what the paper marks ok in mode 5 compiles there without an error")
  func okRows() {
    let cannot = [
      "ConditionOfSystem", "ObjCMethod", "ObjCMembers", "ObjCExtension", "ObjCName", "Outlet",
      "ActionWithoutSender", "ObjCProtocol", "OptionalCall", "SelectorExpression",
      "KeyPathExpression", "ObjCDynamicProperty", "ObserveValueOfPlainObject", "DynamicLookup",
      "OverrideInExtension", "OverriddenExtensionMember", "Preview", "Swizzling",
      // Absent on purpose, and a crash of the compiler: docs/porting.md.
      "Storyboard", "ApplicationMainAttribute",
      // Absent on purpose, with a clear word of the compiler.
      "ArticleOldTypeName", "ControllerFromMetatype",
    ]
    let failing = table.names.filter { name in
      table.expected(name, .five).contains { !$0.hasPrefix("warning") }
    }
    #expect(failing == Set(cannot))
  }
}
