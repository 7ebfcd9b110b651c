// swift-tools-version: 6.1
import PackageDescription

/// Settings that every Swift target of the package is built with.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// A library target; `imports` are the targets of this package that it may import.
func module(
  _ name: String, imports: [Target.Dependency] = [], exclude: [String] = [],
  resources: [Resource] = []
) -> Target {
  .target(
    name: name, dependencies: imports, exclude: exclude, resources: resources,
    swiftSettings: strict)
}

/// A test target beside the target it tests.
func tests(
  of name: String, and others: [Target.Dependency] = [], exclude: [String] = []
) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: [.byName(name: name)] + others, exclude: exclude,
    swiftSettings: strict)
}

/// A C library that the system's package manager installs, found through pkg-config.
func library(_ name: String, pkgConfig: String, apt: String) -> Target {
  .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([apt])])
}

/// A product that only the program needs: without the trait it is neither resolved nor built.
func programProduct(_ name: String, package: String) -> Target.Dependency {
  .product(name: name, package: package, condition: .when(traits: ["Program"]))
}

// The pure targets, which exist on every platform. docs/architecture.md has the table of who may
// import whom; `ArchitectureTests` compares it with this file and with every `import` line.
var targets: [Target] = [
  module("DeviceCatalog", exclude: ["Data"]),
  tests(of: "DeviceCatalog"),
  module("WebEngine"),
  module("ConstraintSolver", exclude: ["README.md"]),
  tests(of: "ConstraintSolver"),
  module("AuditRules"),
  tests(of: "AuditRules"),
]
var products: [Product] = [
  .library(name: "DeviceCatalog", targets: ["DeviceCatalog"])
]

#if os(Linux)
  // On Linux this package *is* UIKit, WebKit and the frameworks below them; on a Mac it must not
  // shadow Apple's, so they are declared only here.
  targets += [
    library("CCairo", pkgConfig: "cairo", apt: "libcairo2-dev"),
    library("CHarfBuzz", pkgConfig: "harfbuzz", apt: "libharfbuzz-dev"),
    library("CFreeType", pkgConfig: "freetype2", apt: "libfreetype-dev"),
    library("CISAL", pkgConfig: "libisal", apt: "libisal-dev"),
    library("CTurboJPEG", pkgConfig: "libturbojpeg", apt: "libturbojpeg0-dev"),

    // The page's templates, style and script are compiled in.
    module(
      "Reporting", imports: [programProduct("Mustache", package: "swift-mustache")],
      resources: [.embedInCode("Resources")]),
    tests(of: "Reporting", exclude: ["Versions"]),

    module("DisplayList"),
    module("TextLayout"),
    module("UIKitRules"),
    module("InterfaceBuilder"),
    tests(of: "InterfaceBuilder"),
    module("AssetCatalog"),
    tests(of: "AssetCatalog"),

    module(
      "CairoRenderer", imports: ["CCairo", "CFreeType", "CISAL", "CTurboJPEG", "DisplayList"]),
    module("HarfBuzzShaper", imports: ["CHarfBuzz", "TextLayout"]),
    // The JavaScript that runs in pages is compiled in: the program needs no files beside it.
    module("EngineSupport", imports: ["WebEngine"], resources: [.embedInCode("Injected")]),
    module(
      "ChromiumEngine", imports: ["EngineSupport", "WebEngine"],
      resources: [.embedInCode("Injected")]),
    // Makes the memory that WebKit's pictures are in, which Swift's Glibc hides.
    .target(name: "CMemoryFile"),
    module(
      "WebKitEngine", imports: ["CMemoryFile", "EngineSupport", "WebEngine"],
      resources: [.embedInCode("Injected")]),

    // Empty; a file that imports Testing and CoreGraphics or UIKit imports them as well.
    module("_Testing_CoreGraphics"),
    module("_Testing_UIKit"),

    module("CoreGraphics", imports: ["DisplayList", "TextLayout", "_Testing_CoreGraphics"]),
    module("QuartzCore", imports: ["CoreGraphics", "DisplayList"]),
    module(
      "UIKit",
      imports: [
        "ConstraintSolver", "CoreGraphics", "QuartzCore", "DisplayList", "TextLayout",
        "UIKitRules", "_Testing_UIKit",
      ]),
    module(
      "WebKit",
      imports: ["CoreGraphics", "DisplayList", "QuartzCore", "UIKit", "UIKitRules", "WebEngine"]),
    module("FanlightBrowser", imports: ["UIKit", "WebKit"]),

    // Frameworks beside UIKit that apps import; nobody who depends on UIKit alone builds them. Those
    // whose names the program's own dependencies ask for with canImport are in SystemFrameworks.
    module("UniformTypeIdentifiers"),
    module("MobileCoreServices", imports: ["CoreGraphics", "UniformTypeIdentifiers"]),
    module("SafariServices", imports: ["FanlightBrowser", "UIKit", "WebKit"]),

    module(
      "Simulator",
      imports: [
        "DeviceCatalog", "DisplayList", "TextLayout", "WebEngine", "CairoRenderer",
        "HarfBuzzShaper", "CoreGraphics", "QuartzCore", "UIKit", "WebKit",
      ]),
    // Calls Swift when a test program is loaded; nothing else may depend on it.
    .target(name: "CTestProcess"),
    module(
      "FanlightXCTest",
      imports: ["CTestProcess", "DeviceCatalog", "FanlightTesting", "Simulator", "UIKit"]),
    module("Snapshots", imports: ["CairoRenderer", "DisplayList"]),
    tests(of: "Snapshots", and: ["DisplayList"]),
    module(
      "ScreenObstructions",
      imports: [
        "AuditRules", "CoreGraphics", "DeviceCatalog", "DisplayList", "Simulator", "UIKit",
      ]),
    module(
      "FanlightTesting",
      imports: [
        "AuditRules", "DeviceCatalog", "DisplayList", "Reporting", "ScreenObstructions",
        "Simulator", "Snapshots", "UIKit", "WebEngine", "WebKit",
      ]),
    tests(
      of: "FanlightTesting",
      and: [
        "AuditRules", "ChromiumEngine", "DeviceCatalog", "DisplayList", "Ferry", "Reporting",
        "Simulator", "Snapshots", "UIKit", "WebKit",
      ]),
    module(
      "PageHosts",
      imports: [
        "AuditRules", "CoreGraphics", "DeviceCatalog", "DisplayList", "FanlightBrowser",
        "QuartzCore", "Reporting", "ScreenObstructions", "Simulator", "UIKit", "WebEngine",
        "WebKit",
      ]),
    module(
      "PageAudit",
      imports: [
        "AuditRules", "CoreGraphics", "DeviceCatalog", "PageHosts", "Reporting",
        "ScreenObstructions", "Simulator", "UIKit", "WebEngine", "WebKit",
      ], resources: [.embedInCode("Injected")]),
    tests(
      of: "PageAudit",
      and: [
        "AuditRules", "ChromiumEngine", "DeviceCatalog", "LoopbackServer", "PageHosts",
        "Reporting", "Simulator", "UIKit", "WebEngine", "WebKit",
      ], exclude: ["Pages"]),
    module(
      "Gallery",
      imports: [
        "CoreGraphics", "DeviceCatalog", "DisplayList", "FanlightBrowser", "LoopbackServer",
        "PageHosts", "QuartzCore", "SafeAreaScreens", "Simulator", "UIKit", "WebEngine", "WebKit",
      ]),
    module("PackageRunner", imports: ["AssetCatalog", "InterfaceBuilder"]),
    tests(of: "PackageRunner"),
    .executableTarget(
      name: "fanlight",
      dependencies: [
        "Gallery", "PageHosts", "Simulator", "DeviceCatalog", "WebEngine", "ChromiumEngine",
        "WebKitEngine",
        "AuditRules", "PageAudit", "Reporting", "CairoRenderer", "DisplayList", "PackageRunner",
        "Snapshots",
        programProduct("ArgumentParser", package: "swift-argument-parser"),
        programProduct("Yams", package: "Yams"),
      ],
      swiftSettings: strict),
  ]
  targets += [
    // What `make bench` times; nothing ships it.
    .executableTarget(
      name: "ShotBenchmark",
      dependencies: ["ChromiumEngine", "DeviceCatalog", "PageHosts", "Simulator", "WebEngine"],
      path: "Benchmarks/ShotBenchmark", swiftSettings: strict),
    // What `make bench` times of web views.
    .executableTarget(
      name: "page-workload",
      dependencies: [
        "ChromiumEngine", "DeviceCatalog", "Simulator", "UIKit", "WebEngine", "WebKit",
      ],
      path: "Benchmarks/PageWorkload", swiftSettings: strict),
    // Web views that are used for long: `make soak` writes the figures, tests run small versions.
    .target(
      name: "Soak",
      dependencies: [
        "ChromiumEngine", "DeviceCatalog", "LoopbackServer", "Simulator", "UIKit", "WebKit",
      ],
      path: "Benchmarks/Soak", swiftSettings: strict),
    .executableTarget(
      name: "soak-workload", dependencies: ["Soak"], path: "Benchmarks/SoakWorkload",
      swiftSettings: strict),
    // The screens and the frame that `make bench` times.
    .executableTarget(
      name: "screen-workload",
      dependencies: [
        "CairoRenderer", "DeviceCatalog", "DisplayList", "FanlightTesting", "Ferry", "Simulator",
        "Snapshots", "UIKit",
      ],
      path: "Benchmarks/ScreenWorkload", exclude: ["Peer"], swiftSettings: strict),
    // What `make bench-solver` times.
    .executableTarget(
      name: "solver-workload", dependencies: ["ConstraintSolver"],
      path: "Benchmarks/SolverWorkload", exclude: ["Workloads"], swiftSettings: strict),
    // What `make bench-text` times.
    .executableTarget(
      name: "text-workload", dependencies: ["HarfBuzzShaper", "TextLayout"],
      path: "Benchmarks/TextWorkload", exclude: ["Peer"], swiftSettings: strict),
    // What `make bench` times of tables and collections.
    .executableTarget(
      name: "list-workload", dependencies: ["UIKit"], path: "Benchmarks/ListWorkload",
      swiftSettings: strict),
    // Screens as one writes them for iOS, which the gallery and tests show on devices.
    .target(
      name: "SafeAreaScreens", dependencies: ["UIKit"], path: "Examples/SafeAreaScreens",
      swiftSettings: strict),
    tests(
      of: "SafeAreaScreens",
      and: [
        "DeviceCatalog", "DisplayList", "FanlightTesting", "HarfBuzzShaper", "Simulator",
        "TextLayout", "UIKit",
      ],
      exclude: ["__Snapshots__"]),
    // An app as one writes it for iOS, laid out on every device by FerryTests, and a program that
    // pictures its screens.
    .target(name: "Ferry", dependencies: ["UIKit"], path: "Examples/Ferry/App"),
    .executableTarget(
      name: "ferry-pictures", dependencies: ["DeviceCatalog", "Ferry", "Simulator", "UIKit"],
      path: "Examples/Ferry/Run", swiftSettings: strict),
    .testTarget(
      name: "FerryTests",
      dependencies: [
        "ConstraintSolver", "DeviceCatalog", "DisplayList", "FanlightTesting", "Ferry", "Simulator",
        "UIKit",
      ],
      exclude: ["__Snapshots__"], swiftSettings: strict),
    // The browser as an app has it, and a program that pictures it.
    .target(
      name: "BrowserApp", dependencies: ["FanlightBrowser", "UIKit"],
      path: "Examples/BrowserApp/App"),
    .executableTarget(
      name: "browser-pictures",
      dependencies: [
        "BrowserApp", "ChromiumEngine", "DeviceCatalog", "FanlightBrowser", "Simulator", "UIKit",
        "WebKit",
      ],
      path: "Examples/BrowserApp/Run", swiftSettings: strict),
    // The recipe of the article about viewport-fit, without the browser component.
    .target(
      name: "PlainRecipe", dependencies: ["UIKit", "WebKit"], path: "Examples/PlainRecipe",
      swiftSettings: strict),
    .testTarget(
      name: "BrowserAppTests",
      dependencies: [
        "BrowserApp", "ChromiumEngine", "DeviceCatalog", "FanlightBrowser", "FanlightTesting",
        "LoopbackServer", "PlainRecipe", "Simulator", "UIKit", "WebEngine", "WebKit",
      ],
      swiftSettings: strict),
    .testTarget(name: "ArchitectureTests", swiftSettings: strict),
    tests(
      of: "Simulator",
      and: [
        "ChromiumEngine", "CoreGraphics", "DeviceCatalog", "DisplayList", "FanlightBrowser",
        "FanlightTesting", "LoopbackServer", "SimulatorTestSupport", "UIKit", "WebEngine", "WebKit",
      ],
      exclude: ["__Snapshots__"]),
    // The devices of the catalog whose screens differ.
    .target(
      name: "SimulatorTestSupport", dependencies: ["DeviceCatalog", "Simulator", "UIKit"],
      path: "Tests/SimulatorTestSupport", swiftSettings: strict),
    // In mode 5, as suites are whose properties are views.
    .testTarget(
      name: "FanlightXCTestTests",
      dependencies: ["DeviceCatalog", "FanlightXCTest", "Simulator", "UIKit"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    tests(
      of: "PageHosts",
      and: [
        "ChromiumEngine", "DeviceCatalog", "LoopbackServer", "Reporting", "Simulator", "UIKit",
        "WebEngine", "WebKit",
      ]),
    tests(
      of: "Gallery",
      and: [
        "CairoRenderer", "ChromiumEngine", "DeviceCatalog", "DisplayList", "FanlightTesting",
        "Simulator", "Snapshots", "UIKit", "WebEngine", "WebKit",
      ],
      exclude: ["__Snapshots__"]),
    tests(
      of: "fanlight",
      and: [
        "AuditRules", "CairoRenderer", "DeviceCatalog", "DisplayList", "Gallery", "LoopbackServer",
        "PageHosts", "Simulator", "WebEngine",
      ],
      exclude: ["__Snapshots__"]),
    tests(
      of: "FanlightBrowser",
      and: [
        "ChromiumEngine", "DeviceCatalog", "LoopbackServer", "Simulator", "SimulatorTestSupport",
        "UIKit", "WebEngine", "WebKit",
      ]),
    tests(of: "CoreGraphics", and: ["DisplayList"]),
    tests(of: "QuartzCore", and: ["CoreGraphics", "DisplayList"]),
    tests(of: "WebKit", and: ["WebEngine", "UIKit", "DisplayList", "CoreGraphics"]),
    tests(of: "DisplayList"),
    tests(of: "WebEngine"),
    tests(
      of: "ChromiumEngine", and: ["EngineSupport", "LoopbackServer", "Reporting", "WebEngine"]),
    tests(of: "WebKitEngine", and: ["EngineSupport", "LoopbackServer", "WebEngine"]),
    // The web server of the gallery's figures about hosts and redirects, and of tests that need one.
    .target(name: "LoopbackServer", swiftSettings: strict),
    // WebKit's API over an engine: another engine is put under these suites in one place.
    .testTarget(
      name: "WebKitConformanceTests",
      dependencies: [
        "ChromiumEngine", "CoreGraphics", "DeviceCatalog", "DisplayList", "LoopbackServer",
        "Simulator", "Soak", "UIKit",
        "WebEngine", "WebKit", "WebKitEngine",
      ], swiftSettings: strict),
    tests(of: "TextLayout"),
    tests(
      of: "UIKit",
      and: [
        "HarfBuzzShaper", "CoreGraphics", "DisplayList", "QuartzCore", "TextLayout", "UIKitRules",
        "UIKitTestSupport",
      ]),
    // Needs no device, so its tests run beside each other.
    tests(of: "UIKitRules", and: ["UIKitTestSupport"]),
    // Devices and random numbers for the tests of UIKit and of its rules.
    .target(
      name: "UIKitTestSupport", dependencies: ["UIKitRules"], path: "Tests/UIKitTestSupport",
      swiftSettings: strict),
    // Ordinary iOS sources: those in Constructs are compiled by the tests, the app is linked in.
    .target(
      name: "SourceCompatApps", dependencies: ["UIKit", "WebKit"], path: "Tests/SourceCompatApps",
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "SourceCompatTests",
      dependencies: [
        "ChromiumEngine", "DeviceCatalog", "FanlightBrowser", "Simulator", "SourceCompatApps",
        "UIKit", "WebKit",
      ],
      exclude: ["Constructs", "Constructs.txt"], swiftSettings: strict),
    // Apple's public API and values from the papers: the same files compile against Apple's UIKit.
    .testTarget(name: "UIKitContractTests", dependencies: ["UIKit"], swiftSettings: strict),
    tests(
      of: "CairoRenderer",
      and: ["DisplayList", "FanlightTesting", "TextLayout", "HarfBuzzShaper", "CCairo"],
      exclude: ["__Snapshots__"]),
    tests(of: "HarfBuzzShaper", and: ["TextLayout", "CHarfBuzz"]),
    tests(of: "UniformTypeIdentifiers", and: ["CoreGraphics", "MobileCoreServices"]),
    tests(
      of: "SafariServices",
      and: ["DeviceCatalog", "FanlightBrowser", "Simulator", "UIKit", "WebKit"]),
  ]
  products += [
    .executable(name: "fanlight", targets: ["fanlight"]),
    .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
    .library(name: "QuartzCore", targets: ["QuartzCore"]),
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "WebKit", targets: ["WebKit"]),
    .library(name: "FanlightBrowser", targets: ["FanlightBrowser"]),
    .library(name: "UniformTypeIdentifiers", targets: ["UniformTypeIdentifiers"]),
    .library(name: "MobileCoreServices", targets: ["MobileCoreServices"]),
    .library(name: "SafariServices", targets: ["SafariServices"]),
    .library(name: "Simulator", targets: ["Simulator", "DisplayList"]),
    .library(name: "FanlightTesting", targets: ["FanlightTesting"]),
    .library(name: "FanlightXCTest", targets: ["FanlightXCTest"]),
    .library(name: "ChromiumEngine", targets: ["ChromiumEngine", "WebEngine"]),
    .library(name: "WebKitEngine", targets: ["WebKitEngine", "WebEngine"]),
  ]
#else
  targets += [module("FanlightBrowser")]
  products += [.library(name: "FanlightBrowser", targets: ["FanlightBrowser"])]
#endif

let package = Package(
  name: "Fanlight",
  platforms: [.iOS(.v15), .macOS(.v13)],
  products: products,
  // A package that needs the libraries alone writes `traits: []` and resolves no other package.
  traits: [
    .default(enabledTraits: ["Program"]),
    .trait(name: "Program", description: "The command `fanlight` and its reports."),
  ],
  dependencies: [
    // The help texts are compared whole, and minor releases change their wording.
    .package(url: "https://github.com/apple/swift-argument-parser", .upToNextMinor(from: "1.8.2")),
    .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.1"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
  ],
  targets: targets,
  swiftLanguageModes: [.v6]
)
