import Foundation
import Testing
import UIKitRules
import UIKitTestSupport

@Suite("CellLayout · the parts of a cell")
struct CellLayoutTests {
  private func layout(isRightToLeft: Bool = false) -> CellLayout {
    var layout = CellLayout(size: CGSize(width: 375, height: 44))
    layout.scale = 2
    layout.separatorHeight = 0.5
    layout.isRightToLeft = isRightToLeft
    return layout
  }

  @Test("S6.11 the content is a pixel less high than a row of 44 with a separator: 43.5 at 2x")
  func separatorReducesTheContentByAPixel() {
    var layout = layout()
    layout.separatorInsets = SideInsets(left: 16)
    let frames = layout.frames

    #expect(frames.content == CGRect(x: 0, y: 0, width: 375, height: 43.5))
    #expect(frames.separator == CGRect(x: 16, y: 43.5, width: 359, height: 0.5))
    #expect(frames.background == CGRect(x: 0, y: 0, width: 375, height: 44))
  }

  @Test("S6.1 the safe area insets the content, not the background; S6.15 the index its end")
  func safeAreaAndIndex() {
    var layout = layout()
    layout.contentInsets = SideInsets(left: 44, right: 30)
    layout.indexWidth = 15

    #expect(layout.frames.content == CGRect(x: 44, y: 0, width: 286, height: 43.5))
    #expect(layout.frames.background.width == 375)
  }

  @Test("editing moves the content, an accessory ends it; from right to left all is mirrored")
  func editingAndAccessories() {
    var plain = layout()
    plain.editControlWidth = 38
    plain.accessoryWidth = 34
    plain.accessorySize = CGSize(width: 8, height: 13)
    plain.accessoryMargin = 16
    var turned = plain
    turned.isRightToLeft = true
    let (one, other) = (plain.frames, turned.frames)

    #expect(one.content == CGRect(x: 38, y: 0, width: 303, height: 43.5))
    #expect(one.accessory?.maxX == 359)
    #expect(one.editControl?.minX == 0)
    #expect(other.content == CGRect(x: 34, y: 0, width: 303, height: 43.5))
    #expect(other.accessory?.minX == 16)
    #expect(other.editControl?.maxX == 375)
  }

  @Test(
    "S6.6 a custom separator begins at the cell's edge, or at the automatic inset; -1 is automatic")
  func customSeparatorInset() {
    let automatic = SideInsets(left: 16, right: 8)
    func resolved(_ custom: UIEdgeInsets?, isFromAutomatic: Bool = false) -> SideInsets {
      SeparatorInsets(custom: custom, isFromAutomatic: isFromAutomatic, automatic: automatic)
        .resolved
    }
    let custom = UIEdgeInsets(0, 30, 0, 0)

    #expect(resolved(nil) == automatic)
    #expect(resolved(custom) == SideInsets(left: 30, right: 0))
    #expect(resolved(custom, isFromAutomatic: true) == SideInsets(left: 46, right: 8))
    #expect(resolved(UIEdgeInsets(0, -1, 0, 5)) == SideInsets(left: 16, right: 5))
  }
}
