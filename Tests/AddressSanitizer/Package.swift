// swift-tools-version: 6.1
import PackageDescription

// A package of its own because the sanitizer is in every object file of a build; see `make asan`.
let package = Package(
  name: "AddressSanitizer",
  dependencies: [.package(name: "Fanlight", path: "../..")],
  targets: [
    .executableTarget(
      name: "ClassesFromTypes",
      dependencies: [
        .product(name: "DeviceCatalog", package: "Fanlight"),
        .product(name: "Simulator", package: "Fanlight"),
        .product(name: "UIKit", package: "Fanlight"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
