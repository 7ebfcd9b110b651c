import DeviceCatalog
import FanlightTesting
import Foundation
import Simulator
import Testing
import UIKit

@Suite("Pictures · controls in the appearance of their system")
@MainActor
struct ControlPictureTests {
  /// A screen with controls below each other.
  private func screen(_ views: [UIView], spacing: CGFloat = 16) -> UIViewController {
    let controller = UIViewController()
    controller.view.backgroundColor = .systemBackground
    var top: CGFloat = 70
    for view in views {
      let fitting = view.sizeThatFits(CGSize(width: 240, height: 1000))
      let width = fitting.width > 0 && fitting.width <= 335 ? fitting.width : 240
      view.frame = CGRect(
        x: 20, y: top, width: view.frame.width > 0 ? view.frame.width : width,
        height: view.frame.height > 0 ? view.frame.height : fitting.height)
      controller.view.addSubview(view)
      top = view.frame.maxY + spacing
    }
    return controller
  }

  private func picture(
    _ views: () -> [UIView], system: String, isDark: Bool, named name: String
  ) throws {
    let device = try DeviceCatalog.builtIn.device(named: system == "12" ? "iPhone X" : "iPhone 16")
    let simulator = Simulator(device, system: try device.systemRelease(for: system))
    let controller = screen(views())
    if isDark { controller.overrideUserInterfaceStyle = .dark }
    simulator.show(controller)
    expectSnapshot(of: simulator.displayList(), named: name)
  }

  private func values() -> [UIView] {
    let switches = [UISwitch(), UISwitch()]
    switches[1].isOn = true
    let sliders = [UISlider(), UISlider()]
    sliders[0].value = 0.3
    sliders[1].isEnabled = false
    let segments = UISegmentedControl(items: ["First", "Second", "Third"])
    segments.selectedSegmentIndex = 1
    let progress = UIProgressView(progressViewStyle: .default)
    progress.progress = 0.6
    let stepper = UIStepper()
    let wheels = [UIActivityIndicatorView(style: .medium), UIActivityIndicatorView(style: .large)]
    for wheel in wheels { wheel.startAnimating() }
    let pages = UIPageControl()
    pages.numberOfPages = 5
    pages.currentPage = 1
    let views: [UIView] = switches + sliders + [segments, progress, stepper] + wheels + [pages]
    return views
  }

  @Test(
    "controls with values",
    arguments: [
      ("12", false), ("18", false), ("18", true), ("26", false), ("26", true),
    ])
  func controlsWithValues(system: String, isDark: Bool) throws {
    try picture(
      values, system: system, isDark: isDark,
      named: "values-\(system)-\(isDark ? "dark" : "light")")
  }

  private func buttons() -> [UIView] {
    func configured(
      _ title: String, _ configuration: UIButton.Configuration,
      _ change: (inout UIButton.Configuration) -> Void = { _ in }
    ) -> UIButton {
      var configuration = configuration
      configuration.title = title
      change(&configuration)
      return UIButton(configuration: configuration)
    }
    let system = UIButton(type: .system)
    system.setTitle("System", for: .normal)
    let disabled = configured("Disabled", .filled())
    disabled.isEnabled = false
    return [
      system, configured("Plain", .plain()), configured("Gray", .gray()),
      configured("Tinted", .tinted()), configured("Filled", .filled()), disabled,
      configured("Large", .filled()) {
        $0.buttonSize = .large
        $0.image = UIImage(systemName: "plus")
        $0.imagePadding = 8
      },
      configured("Small", .tinted()) { $0.buttonSize = .small },
      configured("Title", .gray()) {
        $0.subtitle = "and what is below it"
        $0.image = UIImage(systemName: "star")
        $0.imagePlacement = .top
        $0.imagePadding = 4
        $0.cornerStyle = .large
      },
      configured("Capsule", .filled()) {
        $0.cornerStyle = .capsule
        $0.showsActivityIndicator = true
        $0.imagePadding = 6
        $0.baseBackgroundColor = .systemOrange
      },
    ]
  }

  @Test(
    "buttons match their snapshot",
    arguments: [("18", false), ("18", true), ("26", false), ("26", true)])
  func buttonsMatchTheirSnapshot(system: String, isDark: Bool) throws {
    try picture(
      buttons, system: system, isDark: isDark,
      named: "buttons-\(system)-\(isDark ? "dark" : "light")")
  }

  private func texts() -> [UIView] {
    func field(_ border: UITextField.BorderStyle, _ text: String?) -> UITextField {
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 0))
      field.borderStyle = border
      field.placeholder = "Placeholder"
      field.text = text
      field.clearButtonMode = .always
      return field
    }
    let secret = field(.roundedRect, "secret")
    secret.isSecureTextEntry = true
    secret.leftView = UIImageView(image: UIImage(systemName: "lock"))
    secret.leftViewMode = .always
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 90))
    view.font = .systemFont(ofSize: 17)
    view.backgroundColor = .secondarySystemBackground
    view.text = "A text view breaks its lines, and scrolls what is longer than it is high."
    let label = UILabel()
    let text = NSMutableAttributedString(
      string: "Large ", attributes: [.font: UIFont.systemFont(ofSize: 28, weight: .bold)])
    for (part, values) in [
      ("red ", [.foregroundColor: UIColor.systemRed]),
      ("under", [.underlineStyle: NSUnderlineStyle.single.rawValue]),
      (" ", [:]),
      ("struck", [.strikethroughStyle: NSUnderlineStyle.single.rawValue]),
      (" ", [:]),
      ("marked", [.backgroundColor: UIColor.systemYellow]),
      (" up", [.baselineOffset: 6, .font: UIFont.systemFont(ofSize: 11)]),
    ] as [(String, [NSAttributedString.Key: Any])] {
      text.append(NSAttributedString(string: part, attributes: values))
    }
    label.attributedText = text
    let shrunk = UILabel(frame: CGRect(x: 0, y: 0, width: 160, height: 24))
    shrunk.text = "Shrunk until it fits in here"
    shrunk.adjustsFontSizeToFitWidth = true
    let cut = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    cut.numberOfLines = 2
    cut.text = "Two lines are all there is room for, so that this text ends before its end."
    return [
      field(.none, "No border"), field(.line, "Line"), field(.bezel, nil),
      field(.roundedRect, nil), field(.roundedRect, "Round corners"), secret, view, label,
      shrunk, cut,
    ]
  }

  @Test(
    "labels, text fields and text views", arguments: [("18", false), ("18", true), ("26", false)])
  func labelsTextFieldsAndTextViews(system: String, isDark: Bool) throws {
    try picture(
      texts, system: system, isDark: isDark,
      named: "texts-\(system)-\(isDark ? "dark" : "light")")
  }
}
