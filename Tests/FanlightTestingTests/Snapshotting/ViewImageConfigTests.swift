import FanlightTesting
import Testing
import UIKit

@MainActor
@Suite("Strategies · devices of a snapshot (testing.md 2)")
struct ViewImageConfigTests {
  @Test(
    "each name is its device: points in portrait",
    arguments: [
      ("iPhoneSe", ViewImageConfig.iPhoneSe(.portrait), 320.0, 568.0),
      ("iPhone8", .iPhone8, 375, 667), ("iPhone8Plus", .iPhone8Plus, 414, 736),
      ("iPhoneX", .iPhoneX, 375, 812), ("iPhoneXsMax", .iPhoneXsMax, 414, 896),
      ("iPhoneXr", .iPhoneXr, 414, 896), ("iPhone12", .iPhone12, 390, 844),
      ("iPhone12Pro", .iPhone12Pro, 390, 844), ("iPhone12ProMax", .iPhone12ProMax, 428, 926),
      ("iPhone13", .iPhone13, 390, 844), ("iPhone13Mini", .iPhone13Mini, 375, 812),
      ("iPhone13Pro", .iPhone13Pro, 390, 844), ("iPhone13ProMax", .iPhone13ProMax, 428, 926),
      ("iPadMini", .iPadMini(.portrait), 768, 1024), ("iPad9_7", .iPad9_7(.portrait), 768, 1024),
      ("iPad10_2", .iPad10_2(.portrait), 810, 1080),
      ("iPadPro10_5", .iPadPro10_5(.portrait), 834, 1112),
      ("iPadPro11", .iPadPro11(.portrait), 834, 1194),
      ("iPadPro12_9", .iPadPro12_9(.portrait), 1024, 1366),
    ])
  func namesAreTheirDevices(name: String, config: ViewImageConfig, width: Double, height: Double) {
    #expect(config.size == CGSize(width: width, height: height), "\(name)")
  }

  @Test("landscape turns the screen; an iPad is in landscape where nothing is said")
  func landscapeTurnsTheScreen() {
    #expect(ViewImageConfig.iPhone8(.landscape).size == CGSize(width: 667, height: 375))
    #expect(ViewImageConfig.iPadMini.size == CGSize(width: 1024, height: 768))
    #expect(UITraitCollection.iPhone8Plus(.landscape).horizontalSizeClass == .regular)
    #expect(UITraitCollection.iPhone8Plus(.portrait).horizontalSizeClass == .compact)
  }

  @Test("the safe area is that of the device and its system, with the home indicator")
  func safeAreasAreTheSystems() {
    // devices.md 2: 47 and 34 for iPhone 13; 20 at the bottom of an iPad with a home indicator.
    let phone = ViewImageConfig.device("iPhone 13", system: "18")
    #expect(phone.safeArea == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    #expect(
      ViewImageConfig.device("iPad Pro 11-inch (4th gen)", system: "18").safeArea.bottom == 20)
  }

  @Test("apps beside each other have the widths of Split View")
  func splitsHaveTheirWidths() {
    // swift-snapshot-testing's table (testing.md 2): landscape, then portrait.
    let landscape: [(ViewImageConfig, CGFloat, UIUserInterfaceSizeClass)] = [
      (.iPadMini(.landscape(splitView: .oneThird)), 320, .compact),
      (.iPadMini(.landscape(splitView: .oneHalf)), 507, .compact),
      (.iPadMini(.landscape(splitView: .twoThirds)), 694, .regular),
      (.iPadMini(.landscape(splitView: .full)), 1024, .regular),
      (.iPadPro11(.landscape(splitView: .oneThird)), 375, .compact),
      (.iPadPro11(.landscape(splitView: .oneHalf)), 592, .compact),
      (.iPadPro12_9(.landscape(splitView: .oneHalf)), 678, .regular),
      (.iPadPro12_9(.landscape(splitView: .twoThirds)), 981, .regular),
      (.iPadMini(.portrait(splitView: .twoThirds)), 438, .compact),
      (.iPadPro11(.portrait(splitView: .oneThird)), 320, .compact),
      (.iPadPro12_9(.portrait(splitView: .twoThirds)), 639, .compact),
    ]
    for (config, width, sizeClass) in landscape {
      #expect(config.size?.width == width)
      #expect(config.traits.horizontalSizeClass == sizeClass, "\(width)")
    }
  }

  @Test("the traits of iPads are those of the whole screen and of a narrow side")
  func traitsOfTablets() {
    let pairs: [(UITraitCollection, UITraitCollection)] = [
      (.iPadMini, .iPadMini_Compact_SplitView), (.iPad9_7, .iPad9_7_Compact_SplitView),
      (.iPad10_2, .iPad10_2_Compact_SplitView), (.iPadPro10_5, .iPadPro10_5_Compact_SplitView),
      (.iPadPro11, .iPadPro11_Compact_SplitView), (.iPadPro12_9, .iPadPro12_9_Compact_SplitView),
    ]
    for (whole, narrow) in pairs {
      #expect(whole.horizontalSizeClass == .regular && narrow.horizontalSizeClass == .compact)
      for traits in [whole, narrow] {
        #expect(traits.verticalSizeClass == .regular && traits.userInterfaceIdiom == .pad)
      }
    }
  }
}
