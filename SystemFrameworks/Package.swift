// swift-tools-version: 6.1
import PackageDescription

// Frameworks that apps import in addition to UIKit, and that many packages test with `canImport`. They are a
// package of their own, so that a package that depends only on UIKit neither builds them nor resolves
// OpenCombine. `fanlight build` and `fanlight test` add them to every package.

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "SystemFrameworks",
  products: [
    .library(name: "os", targets: ["os"]),
    .library(name: "OSLog", targets: ["OSLog"]),
    .library(name: "Combine", targets: ["Combine"]),
  ],
  dependencies: [
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0")
  ],
  targets: [
    .target(name: "os", swiftSettings: strict),
    .target(name: "OSLog", dependencies: ["os"], swiftSettings: strict),
    .target(
      name: "Combine",
      dependencies: [
        .product(name: "OpenCombine", package: "OpenCombine"),
        .product(name: "OpenCombineDispatch", package: "OpenCombine"),
        .product(name: "OpenCombineFoundation", package: "OpenCombine"),
      ],
      swiftSettings: strict),
    .testTarget(name: "osTests", dependencies: ["os", "OSLog"], swiftSettings: strict),
    .testTarget(name: "CombineTests", dependencies: ["Combine"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
