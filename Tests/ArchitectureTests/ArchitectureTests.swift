import Foundation
import Testing

@Suite("The house · who imports whom")
struct ArchitectureTests {
  let house = House()

  /// Modules of the toolchain and of other packages, with the targets that may use each.
  static let outside: [String: Set<String>?] = [
    "Foundation": nil, "FoundationEssentials": nil, "Darwin": nil, "Glibc": nil, "Musl": nil,
    "Dispatch": nil,
    "Synchronization": nil,
    "FoundationNetworking": [
      "UIKit", "WebKit", "FanlightBrowser", "ChromiumEngine", "Gallery", "PageHosts",
    ],
    "FoundationXML": ["InterfaceBuilder", "PackageRunner", "PageAudit"],
    // In the text of manifests.
    "PackageDescription": ["PackageRunner"],
    "ArgumentParser": ["fanlight"], "Mustache": ["Reporting"], "Yams": ["fanlight"],
    "Testing": ["FanlightTesting"], "XCTest": ["FanlightXCTest"],
  ]

  @Test("every import of a target is in the table of docs/architecture.md")
  func importsStandInTheTable() throws {
    let table = try house.table()
    #expect(table.count > 15)
    for (target, row) in table {
      for file in house.swiftFiles(below: "Sources/\(target)") {
        let text = try String(contentsOf: file, encoding: .utf8)
        for module in house.imports(of: text) where module != target {
          if let users = Self.outside[module] {
            #expect(
              users?.contains(target) ?? true,
              "\(file.lastPathComponent) of \(target) imports \(module)")
          } else {
            #expect(
              row.imports.contains(module),
              "\(file.lastPathComponent) of \(target) imports \(module)")
          }
        }
      }
    }
  }

  @Test("the manifest declares the table's targets, and lets each import what the table says")
  func manifestAgreesWithTheTable() throws {
    let table = try house.table()
    let manifest = try house.manifest()
    let support: Set<String> = [
      "BrowserApp", "browser-pictures", "Ferry", "ferry-pictures", "PlainRecipe",
      "screen-workload", "ShotBenchmark",
      "page-workload", "SimulatorTestSupport", "Soak", "soak-workload",
      "SourceCompatApps", "list-workload", "solver-workload",
      "text-workload", "UIKitTestSupport",
    ]

    #expect(Set(manifest.keys).subtracting(support) == Set(table.keys))
    for (target, dependencies) in manifest {
      guard let row = table[target] else { continue }
      #expect(dependencies == row.imports, "dependencies of \(target)")
    }
  }

  @Test("imports only go down, and the API floor sees no C module and no adapter")
  func importsGoDown() throws {
    let table = try house.table()
    for (target, row) in table {
      for other in row.imports {
        let floor = try #require(table[other]?.floor, "\(target) imports \(other)")
        // The engines share a base of their own floor.
        let isSibling = floor == row.floor && (row.floor >= 3 || other == "EngineSupport")
        #expect(floor < row.floor || isSibling, "\(target) imports \(other)")
        if row.floor == 3 { #expect(floor == 1 || floor == 3, "\(target) imports \(other)") }
      }
    }
    #expect(table["UIKit"]?.imports.contains("DeviceCatalog") == false)
    #expect(table["UIKit"]?.imports.contains("WebEngine") == false)
    #expect(table["FanlightBrowser"]?.imports == ["UIKit", "WebKit"])
  }

  @Test("a source that the project ships names no folder of a developer's machine")
  func noMachinePaths() throws {
    for folder in ["Sources", "Tests", "Examples"] {
      for file in house.swiftFiles(below: folder)
      where file.lastPathComponent != "ArchitectureTests.swift" {
        let text = try String(contentsOf: file, encoding: .utf8)
        #expect(!text.contains("/home/") && !text.contains("/Users/"), "\(file.path)")
      }
    }
  }
}
