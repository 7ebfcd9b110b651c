import DeviceCatalog
import DisplayList
import Foundation
import Simulator
import Snapshots
import Testing
import UIKit

@testable import FanlightTesting

@MainActor
@Suite("Strategies · views and controllers (testing.md 2)", .snapshots(record: .never))
struct ViewStrategyTests {
  /// A controller with a label that records the safe area it was shown with.
  private final class Total: UIViewController {
    let label = UILabel()
    let madeOn: CGSize
    private(set) var safeArea = UIEdgeInsets.zero
    private(set) var style = UIUserInterfaceStyle.unspecified

    /// Creates a controller, which asks for the screen or does not.
    init(asks: Bool = false) {
      madeOn = asks ? UIScreen.main.bounds.size : .zero
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      label.text = "10 €"
      label.frame = CGRect(x: 20, y: 100, width: 200, height: 30)
      view.backgroundColor = .white
      view.addSubview(label)
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      safeArea = view.safeAreaInsets
      style = traitCollection.userInterfaceStyle
    }
  }

  /// The format of a value, as an assertion has it.
  private func format<Value, Format>(
    of value: @autoclosure () -> Value, _ strategy: Snapshotting<Value, Format>
  ) throws -> Format {
    try SnapshotTaking(timeout: 1).snapshot(value, as: strategy)
  }

  private func pixel(_ image: UIImage, _ x: Int, _ y: Int) -> UInt32? {
    guard let image = image.cgImage else { return nil }
    return image.bitmap.pixels[y * image.bitmap.width + x]
  }

  @Test("a view that never settles has no snapshot")
  func endlessAnimationsHaveNoSnapshot() {
    final class Spinner: UIViewController {
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        spin()
      }
      private func spin() {
        UIView.animate(withDuration: 0.25) {
          self.view.alpha = 0.5
        } completion: { [weak self] _ in
          self?.spin()
        }
      }
    }
    for strategy in [
      Snapshotting<UIViewController, UIImage>.image(on: .iPhone8),
      .image(size: CGSize(width: 100, height: 100)),
    ] {
      let told = verifySnapshot(of: Spinner(), as: strategy, named: "x")
      #expect(
        told?.contains("could not be compared: it does not settle: an animation of 0.25 seconds")
          == true, "\(told ?? "nothing")")
    }
  }

  @Test("an image that cannot be encoded is not recorded")
  func unencodedImagesAreNotRecorded() {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("encode-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let told = verifySnapshot(
      of: UIImage(), as: Snapshotting(pathExtension: "png", diffing: .image()), named: "x",
      record: .all, snapshotDirectory: folder.path)
    #expect(told?.contains("could not be compared") == true, "\(told ?? "nothing")")
    #expect(!FileManager.default.fileExists(atPath: folder.path))
  }

  @Test("the device that a test booted is its device again after a snapshot or a screen on another")
  func ownDevicesComeBack() throws {
    let phone = try DeviceCatalog.builtIn.device(named: "iPhone SE (1st gen)")
    let simulator = Simulator(phone, system: try phone.systemRelease(for: "12"))
    // The suites that run later have no device of their own.
    defer { simulator.window.isHidden = true }
    let label = UILabel(frame: CGRect(x: 20, y: 20, width: 100, height: 22))
    let controller = UIViewController()
    simulator.show(controller)
    controller.view.addSubview(label)
    simulator.advance(by: 3)

    _ = try format(of: Total() as UIViewController, .image(on: .iPhone13))
    Screen("iPhone 16", system: "18").show(UIViewController()) { _ in
      #expect(UIScreen.main.bounds.width == 393)
    }
    #expect(UIScreen.main.bounds.size == CGSize(width: 320, height: 568))
    #expect(UIDevice.current.systemVersion.hasPrefix("12"))
    #expect(CACurrentMediaTime() == 3)
    // A view that the test shows is drawn at its position.
    _ = try format(of: label as UIView, .image)
    #expect(label.superview === controller.view)
    #expect(simulator.window.rootViewController === controller)
  }

  @Test("a controller is made and shown on the device, in a picture of its whole screen")
  func devicesShowTheWholeScreen() throws {
    var total: Total?
    func make() -> UIViewController {
      let controller = Total(asks: true)
      total = controller
      return controller
    }
    let image = try format(
      of: make(), .image(on: .device("iPhone 13", system: "18", .landscapeRight)))
    // 844 x 390 points at 3 pixels each; 47 at both sides, 21 at the bottom (devices.md 2).
    #expect(total?.madeOn == CGSize(width: 844, height: 390))
    #expect(total?.safeArea == UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
    #expect(image.cgImage.map { [$0.width, $0.height] } == [2532, 1170])
    #expect(total?.view.window == nil)
  }

  @Test("traits are those of the device: style, text size, direction")
  func traitsAreThoseOfTheDevice() throws {
    let total = Total()
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark),
      UITraitCollection(horizontalSizeClass: .regular), UITraitCollection(displayScale: 1),
    ])
    let image = try format(of: total, .image(on: .iPhoneSe, traits: traits))
    #expect(total.style == .dark)
    #expect(image.cgImage.map { [$0.width, $0.height] } == [320, 568])
  }

  @Test("another size or safe area is a picture of the view alone, with that safe area")
  func otherSizesShowTheViewAlone() throws {
    let total = Total()
    let image = try format(
      of: total, .image(on: .iPhoneX, size: CGSize(width: 100, height: 1000)))
    #expect(image.size == CGSize(width: 100, height: 1000))
    #expect(total.safeArea == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))

    let own = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    _ = try format(
      of: total, .image(on: .init(safeArea: own, size: CGSize(width: 50, height: 60))))
    #expect(total.safeArea == own)
    _ = try format(of: total, .image(size: CGSize(width: 900, height: 900)))
    #expect(total.safeArea == .zero)
    #expect(total.parent == nil && total.view.superview == nil)
  }

  @Test("a view's picture has its bounds, whatever its position and transform")
  func viewsAreDrawnInTheirBounds() throws {
    let view = UIView(frame: CGRect(x: 500, y: -40, width: 2, height: 1))
    view.backgroundColor = .red
    let child = UIView(frame: CGRect(x: 1, y: 0, width: 1, height: 1))
    child.backgroundColor = .blue
    view.addSubview(child)
    view.transform = CGAffineTransform(rotationAngle: 1)
    let image = try format(of: view, .image(traits: UITraitCollection(displayScale: 1)))
    #expect(image.cgImage.map { [$0.width, $0.height] } == [2, 1])
    #expect(pixel(image, 0, 0) == 0xFFFF_3B30 || pixel(image, 0, 0) == 0xFFFF_0000)
    #expect(pixel(image, 1, 0) == 0xFF00_00FF)
    #expect(view.superview == nil)
  }

  @Test("a view that is shown is drawn where it is, and stays there")
  func shownViewsStay() throws {
    try Screen("iPhone 13", system: "18").show(Total()) { shown in
      let label = try #require((shown.controller as? Total)?.label)
      let image = try format(of: label as UIView, .image)
      #expect(image.cgImage.map { [$0.width, $0.height] } == [600, 90])
      #expect(label.superview === shown.controller.view && label.window === shown.window)
      let whole = try format(of: shown.controller, .image)
      #expect(whole.cgImage.map { [$0.width, $0.height] } == [1170, 2532])
      #expect(shown.controller.view.window === shown.window)
      let other = verifySnapshot(
        of: UIViewController(), as: .image(on: .iPhoneX), named: "x", testName: "x")
      #expect(other?.contains("a screen is already shown by ") == true)
    }
  }

  @Test("layers and images are drawn at their scale")
  func layersAreDrawnAtTheirScale() throws {
    let layer = CALayer()
    layer.frame = CGRect(x: 7, y: 7, width: 3, height: 2)
    layer.backgroundColor = UIColor.blue.cgColor
    let image = try format(of: layer, .image)
    // iPhone 16 has three pixels a point.
    #expect(image.cgImage.map { [$0.width, $0.height] } == [9, 6])
    #expect(pixel(image, 8, 5) == 0xFF00_00FF)
    #expect(try format(of: image, .image) == image)
  }

  @Test("a view or image that cannot be drawn fails, and records no empty image")
  func undrawableViewsFail() {
    let empty = verifySnapshot(of: UIView(), as: .image, named: "x")
    #expect(empty?.contains("UIView has no size: give `size:` or show it in a controller") == true)
    let none = verifySnapshot(of: UIImage(), as: .image, named: "x")
    #expect(none?.contains("the image has no pixels") == true)
    let unknown = verifySnapshot(
      of: UIViewController(), as: .image(on: .device("iPhone 16 Por")), named: "x")
    #expect(unknown?.contains(#"There is no device "iPhone 16 Por""#) == true)
  }

  @Test("views off the main actor fail")
  func viewsOffTheMainActorFail() async {
    let told = await Task.detached {
      verifySnapshot(of: UIImage(), as: .image, named: "x")
    }.value
    #expect(told?.contains("write @MainActor before the test") == true)
  }

  @Test("precision counts pixels, perceptual precision says which match")
  func precisionCountsPixels() throws {
    func image(_ blue: [UInt32]) throws -> UIImage {
      try format(
        of: {
          let view = UIView(frame: CGRect(x: 0, y: 0, width: CGFloat(blue.count), height: 1))
          for (index, part) in blue.enumerated() {
            let pixel = UIView(frame: CGRect(x: index, y: 0, width: 1, height: 1))
            pixel.backgroundColor = UIColor(red: 0, green: 0, blue: CGFloat(part) / 255, alpha: 1)
            view.addSubview(pixel)
          }
          return view
        }() as UIView, .image(traits: UITraitCollection(displayScale: 1)))
    }
    let golden = try image([255, 255, 255, 255])
    let actual = try image([255, 255, 255, 250])
    #expect(Diffing.image().diff(golden, golden) == nil)
    let told = try #require(Diffing.image().diff(golden, actual))
    #expect(told.0.hasPrefix("pixels   25 % in (3 0 1 1), the strongest at (3 0): deltaE "))
    #expect(told.1.map(\.name) == ["golden", "actual", "difference"])
    #expect(Diffing.image(precision: 0.75).diff(golden, actual) == nil)
    #expect(Diffing.image(precision: 0.76).diff(golden, actual) != nil)
    #expect(Diffing.image(perceptualPrecision: 0.98).diff(golden, actual) == nil)
    #expect(Diffing.image(precision: 0).diff(golden, try image([255])) != nil)
  }

  @Test("a picture is written, read and compared with its file; a damaged file is named")
  func picturesAreComparedWithTheirFile() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("views-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    func verify(_ text: String, _ record: SnapshotRecording? = nil) -> String? {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
      label.text = text
      return verifySnapshot(
        of: label, as: .image, named: "label", record: record, snapshotDirectory: folder.path,
        testName: "picture()")
    }
    #expect(verify("one", .missing)?.contains("was recorded") == true)
    #expect(verify("one") == nil)
    #expect(verify("two")?.contains("  pixels   ") == true)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(
      names == ["picture.label.actual.png", "picture.label.difference.png", "picture.label.png"])
    let golden = folder.appendingPathComponent("picture.label.png")
    let data = try Data(contentsOf: golden)
    try data.prefix(data.count / 2).write(to: golden)
    #expect(verify("one", .failed)?.contains("is a damaged PNG file") == true)
  }

  @Test("the hierarchies of views and controllers are printed with a line each, without addresses")
  func treesHaveALineEach() throws {
    let controller = UINavigationController(rootViewController: Total())
    let hierarchy = try format(of: controller, Snapshotting<UIViewController, String>.hierarchy)
    #expect(hierarchy.hasPrefix("<UINavigationController>, view: <"))
    #expect(hierarchy.contains("\n   | <Total>, view: <UIView>\n"))

    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    let label = UILabel(frame: CGRect(x: 1.5, y: 2, width: 3, height: 4))
    label.text = "a"
    label.alpha = 0.5
    label.clipsToBounds = false
    view.clipsToBounds = true
    view.addSubview(label)
    #expect(
      try format(of: view, .recursiveDescription) == """
        <UIView; frame = (0 0; 50 20); clipsToBounds = YES>
           | <UILabel; frame = (1.5 2; 3 4); text = "a"; alpha = 0.5; userInteractionEnabled = NO>

        """)
    let onPhone = try format(
      of: Total(), Snapshotting<UIViewController, String>.recursiveDescription(on: .iPhone8))
    #expect(onPhone.hasPrefix("<UIView; frame = (0 0; 375 667)>\n"))
  }
}
