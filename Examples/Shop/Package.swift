// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Shop",
  dependencies: [
    .package(name: "Fanlight", path: "../..")
  ],
  targets: [
    .target(
      name: "ShopUI",
      dependencies: [
        .product(name: "UIKit", package: "Fanlight"),
        .product(name: "WebKit", package: "Fanlight"),
      ]),
    .testTarget(
      name: "ShopUITests",
      dependencies: [
        "ShopUI",
        .product(name: "ChromiumEngine", package: "Fanlight"),
        .product(name: "FanlightTesting", package: "Fanlight"),
        .product(name: "UIKit", package: "Fanlight"),
      ],
      exclude: ["__Snapshots__"]),
    .testTarget(
      name: "ShopUICases",
      dependencies: [
        "ShopUI",
        .product(name: "FanlightXCTest", package: "Fanlight"),
        .product(name: "UIKit", package: "Fanlight"),
      ],
      exclude: ["__Snapshots__"]),
  ]
)
