import CoreGraphics
import DisplayList
import Foundation
import HarfBuzzShaper
import Testing
import TextLayout

@testable import UIKit

/// Sources: `ConfigurationMetrics` names those of the insets, heights and radii.
@Suite("UIButton", .enabled(if: (try? FontLibrary()) != nil, "fonts-inter is not installed"))
@MainActor
struct UIButtonTests {
  private func boot(_ major: Int = 18) throws {
    Runtime.boot(
      TestDevice.iPhoneX(SystemVersion(major: major)), shaper: HarfBuzzShaper(),
      fonts: try FontLibrary())
  }

  private func width(_ text: String, _ size: CGFloat) -> CGFloat {
    let label = UILabel()
    label.font = .systemFont(ofSize: size)
    label.text = text
    return label.intrinsicContentSize.width
  }

  private func makeImage(_ side: Int) -> UIImage {
    let pixels = [UInt32](repeating: 0xFF00_0000, count: side * side)
    return UIImage(
      cgImage: CGImage(Bitmap(width: side, height: side, pixels: pixels, name: "black")), scale: 1)
  }

  @Test("S8.49 a system button is as wide as its title, with 6 points above and below it")
  func systemButtonIsAsWideAsItsTitle() throws {
    try boot()
    let button = UIButton(type: .system)
    button.setTitle("Button", for: .normal)
    // 15 points: a line of 17.900. Sizes are whole points, rounded up.
    let title = width("Button", 15).rounded(.up)
    #expect(title != width("Button", 15))
    #expect(button.intrinsicContentSize == CGSize(width: title, height: 30))
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(button.intrinsicContentSize == CGSize(width: title + 6, height: 22))
    #expect(UIButton(type: .custom).intrinsicContentSize == CGSize(width: 30, height: 34))
    button.contentEdgeInsets = .zero
    button.setTitle("i", for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 30, height: 30))
  }

  @Test("S8.49 an empty title is a line high, and an image adds to the title's size")
  func emptyTitleIsALineHigh() throws {
    try boot()
    let button = UIButton(type: .custom)
    button.setTitle("", for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 30, height: 34))
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    // 18 points: a line of 21.480.
    #expect(button.intrinsicContentSize == CGSize(width: 2, height: 24))
    button.contentEdgeInsets = .zero
    button.setImage(makeImage(10), for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 10, height: 22))
    button.setTitle("Go", for: .normal)
    #expect(
      button.intrinsicContentSize
        == CGSize(width: (10 + width("Go", 18)).rounded(.up), height: 22))
    let plain = UIButton(type: .custom)
    plain.setImage(makeImage(10), for: .normal)
    #expect(plain.intrinsicContentSize == CGSize(width: 10, height: 10))
  }

  @Test("a configured title may have attributes of its own, by attributes or by a transformer")
  func attributedTitle() throws {
    try boot()
    var configuration = UIButton.Configuration.plain()
    var title = AttributedString("Go on")
    title.font = .systemFont(ofSize: 30)
    configuration.attributedTitle = title
    let button = UIButton(configuration: configuration)
    #expect(configuration.title == "Go on" && button.currentTitle == "Go on")
    #expect(abs(button.intrinsicContentSize.width - width("Go on", 30) - 24) < 0.34)
    let attributes = button.titleLabel?.attributedText?.attributes(at: 0, effectiveRange: nil)
    #expect((attributes?[.font] as? UIFont)?.pointSize == 30)
    // Attributes that the title lacks are the style's: the tint color.
    #expect(attributes?[.foregroundColor] as? UIColor == button.tintColor)

    configuration.title = "Stop"
    configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
      var attributes = $0
      attributes.font = .boldSystemFont(ofSize: 20)
      attributes.foregroundColor = .red
      return attributes
    }
    button.configuration = configuration
    let changed = button.titleLabel?.attributedText?.attributes(at: 0, effectiveRange: nil)
    #expect((changed?[.font] as? UIFont)?.pointSize == 20)
    #expect(changed?[.foregroundColor] as? UIColor == .red)
    #expect(button.titleLabel?.text == "Stop")
    // A plain title has no attributes of the former one.
    configuration.titleTextAttributesTransformer = nil
    button.configuration = configuration
    #expect(button.titleLabel?.font.pointSize == 17)
    #expect(abs(button.intrinsicContentSize.width - width("Stop", 17) - 24) < 0.34)
  }

  @Test("a glass button has a glass background, removed with the style and while it is disabled")
  func glassButtonHasAGlassBackground() throws {
    try boot(26)
    var configuration = UIButton.Configuration.glass()
    configuration.title = "Glass"
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    button.layoutIfNeeded()
    #expect(button.glass?.frame == button.bounds && button.subviews.first === button.glass)
    button.isEnabled = false
    #expect(button.glass == nil)
    button.isEnabled = true
    button.configuration = .filled()
    #expect(button.glass == nil)
  }

  @Test(
    "configured buttons have the insets of their size",
    arguments: [
      (UIButton.Configuration.Size.mini, 15, 10, 28), (.small, 15, 10, 28),
      (.medium, 17, 12, 103.0 / 3), (.large, 17, 20, 151.0 / 3),
    ] as [(UIButton.Configuration.Size, CGFloat, CGFloat, CGFloat)])
  func configuredButtonsHaveTheInsetsOfTheirSize(
    size: UIButton.Configuration.Size, font: CGFloat, inset: CGFloat, height: CGFloat
  ) throws {
    try boot()
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Go on"
    configuration.buttonSize = size
    let button = UIButton(configuration: configuration)

    #expect(abs(button.intrinsicContentSize.height - height) < 1e-6)
    #expect(
      abs(button.intrinsicContentSize.width - width("Go on", font) - 2 * inset) < 1e-6)
  }

  @Test("the background's corners are those of the size before iOS 26, then half circles")
  func backgroundCornersByRelease() throws {
    func radius(_ major: Int, _ style: UIButton.Configuration.CornerStyle) throws -> CGFloat {
      try boot(major)
      var configuration = UIButton.Configuration.filled()
      configuration.cornerStyle = style
      let button = UIButton(configuration: configuration)
      button.frame = CGRect(x: 0, y: 0, width: 100, height: 34)
      button.layoutIfNeeded()
      return button.backgroundView.layer.cornerRadius
    }
    #expect(try radius(18, .dynamic) == 5.95)
    #expect(try radius(26, .dynamic) == 17)
    #expect(try radius(18, .capsule) == 17)
    #expect(try radius(26, .fixed) == 5.95)
  }

  @Test("a subtitle is one point below the title")
  func subtitleIsBelowTheTitle() throws {
    try boot()
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Title"
    let plain = UIButton(configuration: configuration).intrinsicContentSize.height
    configuration.subtitle = "Subtitle"
    let button = UIButton(configuration: configuration)

    // 13 points: a line of 15.514 rounds up to 15.667.
    #expect(abs(button.intrinsicContentSize.height - plain - 1 - 47.0 / 3) < 1e-6)
    #expect(button.subtitleLabel?.text == "Subtitle")
  }

  @Test("the handler configures the button whenever its state changes")
  func handlerConfiguresEachState() throws {
    try boot()
    let button = UIButton(configuration: .filled())
    button.configurationUpdateHandler = { button in
      button.configuration?.title = button.isSelected ? "On" : "Off"
    }
    #expect(button.currentTitle == "Off")
    button.isSelected = true
    #expect(button.currentTitle == "On")
  }

  @Test("S8.10 a button's baseline is its title's")
  func baselineIsTheTitles() throws {
    try boot()
    let button = UIButton(type: .system)
    button.setTitle("Button", for: .normal)
    // 6 points and the ascender of 15 points of text: 14.282, in thirds 14.333.
    #expect(abs(button.firstBaselineFromTop - 6 - 43.0 / 3) < 1e-6)
  }

  @Test(
    "S8.39 without a configuration the image and title are aligned vertically on their own",
    arguments: [UIControl.ContentVerticalAlignment.top, .bottom])
  func verticalEdges(alignment: UIControl.ContentVerticalAlignment) throws {
    let button = UIButton(type: .custom)
    button.setTitle("Title", for: .normal)
    button.contentVerticalAlignment = alignment
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    button.layoutIfNeeded()
    let title = try #require(button.titleLabel)
    #expect(alignment == .top ? title.frame.minY == 0 : title.frame.maxY == 100)
  }

  @Test("S8.40 a button has subviews only for its content; views of the app stay in front")
  func subviewsForContentOnly() {
    let button = UIButton(type: .system)
    #expect(button.subviews.isEmpty)
    button.setTitle("Go", for: .normal)
    #expect(button.subviews.count == 1 && button.subviews.first === button.titleLabel)
    button.sizeToFit()
    let line = button.titleLabel?.sizeThatFits(.zero).height ?? 0
    #expect(button.bounds.height == line + 12)

    // The app's view stays in front of subviews that the button adds later.
    let own = UIView()
    button.addSubview(own)
    button.setImage(UIImage(systemName: "plus"), for: .normal)
    button.setBackgroundImage(UIImage(systemName: "plus"), for: .normal)
    button.layoutIfNeeded()
    #expect(button.subviews.count == 4 && button.subviews.last === own)
    #expect(button.subviews.firstIndex { $0 === button.titleLabel } == 2)
    #expect(button.subviews.firstIndex { $0 === button.imageView } == 1)
  }

  @Test("S8.40 reading imageView before there is an image adds it to the button")
  func readingImageViewAddsIt() throws {
    let button = UIButton(type: .custom)
    let picture = try #require(button.imageView)
    #expect(button.subviews == [picture])
    #expect(picture.isDescendant(of: button))
  }

  @Test("S8.40 a configured button's subviews are its background, then its content")
  func configuredSubviews() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Go"
    let button = UIButton(configuration: configuration)
    #expect(button.subviews.count == 2 && button.subviews.last === button.titleLabel)
    configuration.showsActivityIndicator = true
    button.configuration = configuration
    #expect(button.subviews.last is UIActivityIndicatorView)
  }
}
