// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Timetable",
  dependencies: [
    .package(name: "Fanlight", path: "../..")
  ],
  targets: [
    .target(
      name: "Timetable",
      dependencies: [
        .product(name: "UIKit", package: "Fanlight"),
        .product(name: "WebKit", package: "Fanlight"),
      ]),
    .testTarget(
      name: "TimetableTests",
      dependencies: [
        "Timetable",
        .product(name: "ChromiumEngine", package: "Fanlight"),
        .product(name: "DeviceCatalog", package: "Fanlight"),
        .product(name: "Simulator", package: "Fanlight"),
        .product(name: "UIKit", package: "Fanlight"),
        .product(name: "WebKit", package: "Fanlight"),
      ]),
    .executableTarget(
      name: "timetable-pictures",
      dependencies: [
        "Timetable",
        .product(name: "ChromiumEngine", package: "Fanlight"),
        .product(name: "DeviceCatalog", package: "Fanlight"),
        .product(name: "FanlightBrowser", package: "Fanlight"),
        .product(name: "Simulator", package: "Fanlight"),
        .product(name: "UIKit", package: "Fanlight"),
      ]),
  ]
)
