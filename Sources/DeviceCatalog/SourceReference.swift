/// A public source of the catalog's numbers, by the short name that its rows cite.
public struct SourceReference: Sendable, Hashable {
  /// The short name, such as "QMUI".
  public let name: String
  /// What it is and where, with the revision that was read.
  public let title: String

  /// Returns the source with a short name, `nil` when there is none.
  public static func named(_ name: String) -> SourceReference? {
    all.first { $0.name == name }
  }

  /// All sources that rows cite.
  ///
  /// - Source: docs/spec/devices.md, section 10.
  public static let all: [SourceReference] = [
    .init("SS", "pointfreeco/swift-snapshot-testing, Common/View.swift (6bb6c9a, Feb 2026)"),
    .init(
      "DP3",
      "aloisdeniel/flutter_device_preview, device_specs (42089cd, Aug 2026): probe on iOS 26.5"),
    .init("DFL", "aloisdeniel/flutter_device_preview, device_frame (older, hand-made)"),
    .init("QMUI", "Tencent/QMUI_iOS, QMUIHelper.m, QMUICommonDefines.h (4dca234, Sep 2024)"),
    .init("GK", "QuintGao/GKNavigationBarSwift, GKNavigationBarConfigure.swift (812a98c)"),
    .init("PW", "microsoft/playwright, deviceDescriptorsSource.json (d4e1023, Aug 2026)"),
    .init("RNI", "chlee1001/react-native-iphone-screen-helper (7897a04, Sep 2025)"),
    .init("FW", "xvrh/flutterware, devices.dart (68bd79c): measured on iOS 26.2 simulators"),
    .init("FWPUB", "flutterware API page on pub.dev, Devices.iphone16Pro"),
    .init("TG", "TelegramMessenger/Telegram-iOS, DeviceMetrics.swift (063d39c)"),
    .init("SC", "kylebshr/ScreenCorners, README (2b41661, Mar 2025)"),
    .init("DK", "devicekit/DeviceKit, Device.generated.swift (56b997e, Mar 2026): model ids"),
    .init("IOSREF", "ebelinski/iosref, res.md and hardware-strings.md (3d21dbe, Jun 2026)"),
    .init("ADB", "littlebyteorg/appledb, deviceFiles"),
    .init("CSDN", "blog.csdn.net/weixin_37543822/article/details/135525139"),
    .init("JJ", "juejin.cn/post/7026524746011377700, juejin.cn/post/7134941721690898445"),
    .init("QIITA", "qiita.com/usagimaru/items/761e9a5f3d78b1939df8 (2018)"),
    .init("HUSK", "README of an app reading UIScreen._exclusionArea on an iPhone 16 Pro"),
    .init("DDB", "Flutter device database from simulator PDFs"),
    .init("SWP", "Swift DeviceProfile table; not independent of SS and Use Your Loaf"),
    .init("GODOT", "Godot preset table citing Use Your Loaf"),
    .init("ADG", "Apple accessory dimensional drawings, as read in a review (Sep 2026)"),
    .init("UYL", "useyourloaf.com \"iPhone 17 Screen Sizes\", as quoted by others"),
    .init("SAI", "safearea.info (Xcode 27.1 simulators), as quoted by others"),
    .init("FLT", "flutter/flutter issues 120682 and 175520, pull request 186028"),
    .init("VL", "The-Fried-Fish/VoidLink issue 189"),
    .init("GUER", "spm1001/gueridon, docs/ios-standalone-viewport.md"),
    .init("GSPR", "GetStream/stream-chat-react-native pull request 3818: Duo measured"),
    .init("DUOI", "DuoInspector README"),
    .init("DUOP", "Duo runtime probe, iOS 27.1 simulator"),
    .init("DUODE", "Duo design notes verified against SDK 27.1 and the simulator profile"),
  ]

  private init(_ name: String, _ title: String) {
    self.name = name
    self.title = title
  }
}
