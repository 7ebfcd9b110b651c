import Foundation
import Testing

@testable import UIKit

@Suite("Content and background configurations")
@MainActor
struct ConfigurationTests {
  init() { _ = bootTestScene(TestDevice.iPhoneX(SystemVersion(major: 17))) }

  @Test("a cell with a configuration shows the configuration's view in place of its content view")
  func aConfigurationReplacesTheContentView() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let old = cell.contentView
    var content = cell.defaultContentConfiguration()
    content.text = "Text"
    cell.contentConfiguration = content
    let view = try #require(cell.contentView as? UIListContentView)
    #expect(view !== old && old.superview == nil && view.superview === cell)
    content.text = "Other"
    cell.contentConfiguration = content
    #expect(cell.contentView === view)
    cell.contentConfiguration = nil
    #expect(cell.contentView !== view)
  }

  @Test("default configurations follow the cell's style")
  func defaultConfigurationsFollowTheCellsStyle() {
    func content(_ style: UITableViewCell.CellStyle) -> UIListContentConfiguration {
      UITableViewCell(style: style, reuseIdentifier: nil).defaultContentConfiguration()
    }
    #expect(content(.value1).prefersSideBySideTextAndSecondaryText)
    #expect(!content(.subtitle).prefersSideBySideTextAndSecondaryText)
    #expect(
      content(.subtitle).secondaryTextProperties.font.pointSize
        < content(.default).textProperties.font.pointSize)
  }

  @Test("disabled text is dimmed, unless the app has set its color")
  func disabledTextIsDimmed() {
    var state = UICellConfigurationState(traitCollection: UITraitCollection())
    state.isDisabled = true
    var content = UIListContentConfiguration.cell()
    #expect(content.updated(for: state).textProperties.color == .tertiaryLabel)
    content.textProperties.color = .red
    #expect(content.updated(for: state).textProperties.color == .red)
    let normal = UICellConfigurationState(traitCollection: UITraitCollection())
    let back = UIListContentConfiguration.cell().updated(for: state).updated(for: normal)
    #expect(back.textProperties.color == .label)
  }

  @Test("a selected cell's background is gray, unless the app has set a color")
  func selectedBackgroundIsGray() {
    var state = UICellConfigurationState(traitCollection: UITraitCollection())
    state.isSelected = true
    var background = UIBackgroundConfiguration.listPlainCell()
    #expect(background.updated(for: state).backgroundColor == .systemGray4)
    background.backgroundColor = .green
    #expect(background.updated(for: state).backgroundColor == .green)
    background.backgroundColor = nil
    #expect(background.resolvedBackgroundColor(for: .red) == .red)
    background.backgroundColorTransformer = UIConfigurationColorTransformer { _ in .blue }
    #expect(background.resolvedBackgroundColor(for: .red) == .blue)
  }

  @Test("the update handler is called for highlight and selection before the next layout")
  func theUpdateHandlerIsCalledForStateChanges() {
    let shown = ShownTable(source: RowSource([1]))
    var states: [String] = []
    let cell = shown.cell(0)
    cell?.configurationUpdateHandler = { _, state in
      states.append("\(state.isHighlighted) \(state.isSelected)")
    }
    shown.window.layoutIfNeeded()
    cell?.isHighlighted = true
    shown.window.layoutIfNeeded()
    cell?.isSelected = true
    shown.window.layoutIfNeeded()
    #expect(states == ["false false", "true false", "true true"])
  }

  @Test("states carry the app's own values")
  func customStates() {
    let key = UIConfigurationStateCustomKey("mine")
    var state = UICellConfigurationState(traitCollection: UITraitCollection())
    #expect(state[key] == nil)
    state[key] = 7
    #expect(state[key] == AnyHashable(7))
  }

  private var layout: ListContentLayout {
    var layout = ListContentLayout(
      margins: UIEdgeInsets(top: 10, left: 16, bottom: 10, right: 8))
    layout.text = { width in CGSize(width: min(100, width), height: width < 100 ? 40 : 20) }
    layout.gapBelow = 4
    layout.gapBeside = 16
    layout.imagePadding = 12
    return layout
  }

  @Test("primary and secondary text are above each other, or side by side if they fit")
  func primaryAndSecondaryText() {
    var layout = self.layout
    layout.secondaryText = { width in CGSize(width: min(60, width), height: 18) }
    #expect(layout.height(width: 300) == 62)
    let below = layout.frames(in: CGRect(x: 0, y: 0, width: 300, height: 62))
    #expect(below.text == CGRect(x: 16, y: 10, width: 276, height: 20))
    #expect(below.secondaryText == CGRect(x: 16, y: 34, width: 276, height: 18))

    layout.prefersBeside = true
    #expect(layout.height(width: 300) == 40)
    let beside = layout.frames(in: CGRect(x: 0, y: 0, width: 300, height: 40))
    #expect(beside.text == CGRect(x: 16, y: 10, width: 100, height: 20))
    #expect(beside.secondaryText == CGRect(x: 232, y: 11, width: 60, height: 18))
    // Both need at least 100 + 16 + 60 = 176, with margins 200.
    #expect(layout.height(width: 200) == 40 && layout.height(width: 199) == 62)
  }

  @Test("an image precedes the text, vertically centered; right-to-left layout is mirrored")
  func imagePrecedesTheText() {
    var layout = self.layout
    layout.imageSize = CGSize(width: 30, height: 50)
    #expect(layout.height(width: 300) == 70)
    let bounds = CGRect(x: 0, y: 0, width: 300, height: 70)
    let frames = layout.frames(in: bounds)
    #expect(frames.image == CGRect(x: 16, y: 10, width: 30, height: 50))
    #expect(frames.text == CGRect(x: 58, y: 25, width: 234, height: 20))
    layout.isRightToLeft = true
    layout.margins = UIEdgeInsets(top: 10, left: 16, bottom: 10, right: 8)
    #expect(layout.frames(in: bounds).image?.maxX == 284)
  }
}
