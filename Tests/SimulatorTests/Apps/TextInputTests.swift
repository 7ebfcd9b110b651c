import Foundation
import Testing
import UIKit

@testable import Simulator

@Suite("Fonts and text input", .serialized)
@MainActor
struct TextInputTests {
  private func edited<Input: UIView>(_ input: Input) throws -> Simulator {
    let simulator = try bootPhone()
    simulator.window.rootViewController?.view.addSubview(input)
    input.becomeFirstResponder()
    simulator.layOut()
    return simulator
  }

  @Test("S19.1 names and families of the system font")
  func namesOfTheSystemFont() {
    let font = UIFont.systemFont(ofSize: 17, weight: .semibold)
    #expect(font.fontName == ".SFUI-Semibold" && font.familyName == ".AppleSystemUIFont")
    #expect(UIFont.italicSystemFont(ofSize: 17).fontName == ".SFUI-RegularItalic")
    #expect(UIFont(name: font.fontName, size: 17) == font)
  }

  @Test("S19.2 traits, design and size of descriptors")
  func traitsOfDescriptors() throws {
    let font = UIFont.systemFont(ofSize: 17)
    let bold = try #require(font.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
    let made = UIFont(descriptor: bold, size: 0)
    #expect(made.pointSize == 17 && made.fontName == ".SFUI-SemiboldItalic")
    #expect(made.fontDescriptor.symbolicTraits.isSuperset(of: [.traitBold, .traitItalic]))
    let plain = try #require(made.fontDescriptor.withSymbolicTraits([]))
    #expect(UIFont(descriptor: plain, size: 12).fontName == ".SFUI-Regular")
    let papyrus = try #require(UIFont(name: "Papyrus", size: 12))
    #expect(papyrus.fontDescriptor.withSymbolicTraits(.traitBold) == nil)
    #expect(papyrus.fontDescriptor.withDesign(.rounded) == nil)
    #expect(
      font.fontDescriptor.withDesign(.monospaced)?.symbolicTraits.contains(.traitMonoSpace) == true)
    let weighted = font.fontDescriptor.addingAttributes([
      .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy]
    ])
    #expect(UIFont(descriptor: weighted, size: 20).fontName == ".SFUI-Heavy")
    #expect(
      UIFontDescriptor.preferredFontDescriptor(withTextStyle: .headline).symbolicTraits
        .contains(.traitBold))
  }

  @Test("S19.3 only the font families of iOS are available by name")
  func iOSFontFamilies() throws {
    let font = try #require(UIFont(name: "HelveticaNeue-Bold", size: 15))
    #expect(font.familyName == "Helvetica Neue" && font.pointSize == 15)
    #expect(font.fontDescriptor.symbolicTraits.contains(.traitBold))
    #expect(UIFont(name: "NoSuchFont", size: 15) == nil)
    #expect(UIFont.familyNames.contains("Georgia"))
    #expect(UIFont.fontNames(forFamilyName: "Georgia").contains("Georgia-BoldItalic"))
    #expect(UIFont.fontNames(forFamilyName: "NoSuchFont").isEmpty)
    #expect(font.withSize(20).fontName == "HelveticaNeue-Bold")
    #expect(UIFont.monospacedSystemFont(ofSize: 12, weight: .bold) != .boldSystemFont(ofSize: 12))
  }

  @Test("S19.5 an attachment is as wide and as high as its bounds")
  func attachmentSizeIsItsBounds() throws {
    _ = try bootPhone()
    let font = UIFont.systemFont(ofSize: 10)
    let attachment = NSTextAttachment()
    attachment.bounds = CGRect(x: 0, y: -5, width: 40, height: 30)
    let text = NSMutableAttributedString(string: "a", attributes: [.font: font])
    let before = text.size()
    text.append(NSAttributedString(attachment: attachment))
    let after = text.size()
    #expect(abs(after.width - before.width - 40) < 0.01)
    #expect(abs(after.height - 30) < 0.01)
  }

  @Test("S19.6, S19.8 a field's selection is replaced, and its positions are UTF-16 units")
  func aFieldsSelectionIsReplaced() throws {
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 34))
    let simulator = try edited(field)
    field.text = "Hello 👋"
    #expect(field.offset(from: field.beginningOfDocument, to: field.endOfDocument) == 8)
    let start = try #require(field.position(from: field.beginningOfDocument, offset: 1))
    let end = try #require(field.position(from: start, offset: 3))
    field.selectedTextRange = field.textRange(from: start, to: end)
    #expect(field.selectedTextRange.flatMap { field.text(in: $0) } == "ell")
    simulator.type("u")
    #expect(field.text == "Huo 👋")
    let caret = try #require(field.selectedTextRange)
    #expect(caret.isEmpty)
    #expect(field.offset(from: field.beginningOfDocument, to: caret.start) == 2)
    #expect(field.position(from: field.endOfDocument, offset: 1) == nil)
    field.selectedTextRange = field.textRange(from: field.endOfDocument, to: field.endOfDocument)
    field.deleteBackward()
    #expect(field.text == "Huo ")
    #expect(field.compare(field.beginningOfDocument, to: field.endOfDocument) == .orderedAscending)
  }

  @Test("S19.6 typing replaces a selection made in didBeginEditing; else a tap moves the caret")
  func delegateSelectionSurvivesTheTap() throws {
    final class Delegate: NSObject, UITextFieldDelegate {
      func textFieldDidBeginEditing(_ textField: UITextField) { textField.selectAll(nil) }
    }
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 34))
    let delegate = Delegate()
    let simulator = try bootPhone()
    simulator.window.rootViewController?.view.addSubview(field)
    field.text = "old"
    field.delegate = delegate
    simulator.tap(at: CGPoint(x: 1, y: 117))
    simulator.type("new")
    #expect(field.text == "new")
    field.resignFirstResponder()
    field.delegate = nil
    simulator.tap(at: CGPoint(x: 1, y: 117))
    simulator.type("re")
    #expect(field.text == "renew")
  }

  @Test("S19.6 a text view's selection is clamped to its text and reported to the delegate")
  func aTextViewsSelectionIsReplaced() throws {
    final class Delegate: NSObject, UITextViewDelegate {
      var ranges: [NSRange] = []
      func textViewDidChangeSelection(_ textView: UITextView) {
        ranges.append(textView.selectedRange)
      }
    }
    let view = UITextView(frame: CGRect(x: 0, y: 100, width: 200, height: 100))
    let delegate = Delegate()
    let simulator = try edited(view)
    view.text = "one two"
    #expect(view.selectedRange == NSRange(location: 7, length: 0))
    view.delegate = delegate
    view.selectedRange = NSRange(location: 4, length: 99)
    #expect(delegate.ranges == [NSRange(location: 4, length: 3)])
    simulator.type("2")
    #expect(view.text == "one 2" && view.selectedRange == NSRange(location: 5, length: 0))
  }

  @Test("S19.7 the caret's rectangle is before its character and on its line")
  func caretIsBeforeItsCharacter() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 100, width: 200, height: 200))
    view.font = .systemFont(ofSize: 17)
    _ = try edited(view)
    view.text = "ab\ncd"
    func caret(_ offset: Int) throws -> CGRect {
      view.caretRect(
        for: try #require(view.position(from: view.beginningOfDocument, offset: offset)))
    }
    let (first, second, nextLine) = (try caret(0), try caret(1), try caret(3))
    #expect(first.minX == 5 && first.minY == 8 && first.width == 2)
    #expect(second.minX > first.minX && second.minY == first.minY)
    #expect(nextLine.minX == first.minX)
    #expect(abs(nextLine.minY - first.minY - view.font!.lineHeight) < 0.51)
    let point = CGPoint(x: second.minX + 0.5, y: second.midY)
    let place = try #require(view.closestPosition(to: point))
    #expect(view.offset(from: view.beginningOfDocument, to: place) == 1)
  }

  @Test("S19.9 the tokenizer finds words, sentences and paragraphs")
  func theTokenizerFindsWords() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 100, width: 200, height: 200))
    _ = try edited(view)
    view.text = "One two. Three\nfour"
    let place = try #require(view.position(from: view.beginningOfDocument, offset: 5))
    func text(_ granularity: UITextGranularity) -> String? {
      view.tokenizer.rangeEnclosingPosition(
        place, with: granularity, inDirection: .storage(.forward)
      ).flatMap { view.text(in: $0) }
    }
    #expect(text(.word) == "two" && text(.sentence) == "One two. ")
    #expect(text(.paragraph) == "One two. Three\n" && text(.character) == "w")
    let boundary = view.tokenizer.position(
      from: place, toBoundary: .word, inDirection: .storage(.backward))
    #expect(boundary.map { view.offset(from: view.beginningOfDocument, to: $0) } == 4)
  }

  @Test("S19.10 edit actions follow selection and pasteboard")
  func editActionsFollowTheSelection() throws {
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 34))
    _ = try edited(field)
    func can(_ name: String) -> Bool { field.canPerformAction(Selector(name), withSender: nil) }
    field.text = "one two"
    #expect(!can("copy:") && can("selectAll:") && can("select:"))
    field.select(nil)
    #expect(field.selectedTextRange.flatMap { field.text(in: $0) } == "two")
    field.cut(nil)
    #expect(field.text == "one " && UIPasteboard.general.string == "two" && can("paste:"))
    field.paste(nil)
    #expect(field.text == "one two")
    field.isSecureTextEntry = true
    field.selectAll(nil)
    #expect(!can("copy:") && !can("cut:") && can("delete:"))
  }

  @Test("S19.11 typed text has the preceding attributes, or typingAttributes if they are set")
  func typedTextHasTheAttributesBeforeIt() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 100, width: 200, height: 100))
    let simulator = try edited(view)
    view.attributedText = NSAttributedString(
      string: "a", attributes: [.foregroundColor: UIColor.red])
    simulator.type("b")
    view.typingAttributes = [.foregroundColor: UIColor.blue]
    simulator.type("cd")
    let colors = (0..<4).map {
      view.attributedText.attribute(.foregroundColor, at: $0, effectiveRange: nil) as? UIColor
    }
    #expect(colors == [.red, .red, .blue, .blue] && view.text == "abcd")
    view.selectedRange = NSRange(location: 1, length: 0)
    #expect(view.typingAttributes[.foregroundColor] as? UIColor == .red)
  }

  private final class LinkDelegate: NSObject, UITextViewDelegate {
    var asked: [String] = []
    var mayOpen = true
    func textView(
      _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange,
      interaction: UITextItemInteraction
    ) -> Bool {
      asked.append("\(url) \(characterRange.location) \(characterRange.length)")
      return mayOpen
    }
  }

  @Test("S19.12 a tap on a link calls the delegate and opens the link")
  func aTapOnALinkOpensIt() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 100, width: 300, height: 100))
    view.isEditable = false
    let delegate = LinkDelegate()
    view.delegate = delegate
    let simulator = try edited(view)
    let text = NSMutableAttributedString(
      string: "Go there now", attributes: [.font: UIFont.systemFont(ofSize: 20)])
    text.addAttribute(.link, value: "https://good.example/", range: NSRange(location: 3, length: 5))
    view.attributedText = text
    simulator.layOut()
    let start = try #require(view.position(from: view.beginningOfDocument, offset: 5))
    let place = view.convert(view.caretRect(for: start), to: nil)
    simulator.tap(at: CGPoint(x: place.minX + 1, y: place.midY))
    #expect(delegate.asked == ["https://good.example/ 3 5"])
    #expect(simulator.openedURLs.count == 1)
    delegate.mayOpen = false
    simulator.tap(at: CGPoint(x: place.minX + 1, y: place.midY))
    #expect(simulator.openedURLs.count == 1)
  }

  private final class StorageDelegate: NSObject, NSTextStorageDelegate {
    var seen: [String] = []
    func textStorage(
      _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) {
      seen.append("\(editedMask.rawValue) \(editedRange.location) \(editedRange.length) \(delta)")
    }
  }

  @Test("S19.13 a change of the storage shows, and a group of them is processed once")
  func storageChangeIsShown() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 100, width: 300, height: 100))
    _ = try edited(view)
    view.text = "abc"
    let delegate = StorageDelegate()
    let storage = view.textStorage
    storage.delegate = delegate
    storage.beginEditing()
    storage.replaceCharacters(in: NSRange(location: 1, length: 1), with: "xyz")
    storage.setAttributes(
      [.foregroundColor: UIColor.red], range: NSRange(location: 0, length: 1))
    #expect(view.text == "abc" && delegate.seen.isEmpty)
    storage.endEditing()
    #expect(view.text == "axyzc" && delegate.seen == ["3 0 4 2"])
    view.text = "new"
    #expect(storage.string == "new")
  }

  @Test("S19.14 a layout manager lays out lines in its container")
  func aLayoutManagerLaysOutLines() throws {
    _ = try bootPhone()
    let font = UIFont.systemFont(ofSize: 20)
    let storage = NSTextStorage(string: "one two three", attributes: [.font: font])
    let manager = NSLayoutManager()
    let width = ("one two" as NSString).size(withAttributes: [.font: font]).width + 12
    let container = NSTextContainer(size: CGSize(width: width, height: 0))
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    var lines: [NSRange] = []
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: 13)) {
      rect, used, _, range, _ in
      #expect(rect.width == width && used.width <= width)
      lines.append(range)
    }
    #expect(lines == [NSRange(location: 0, length: 8), NSRange(location: 8, length: 5)])
    #expect(abs(manager.usedRect(for: container).height - 2 * font.lineHeight) < 0.01)
    let box = manager.boundingRect(forGlyphRange: NSRange(location: 4, length: 3), in: container)
    #expect(box.minX > 5 && abs(box.minY) < 0.01)
    let index = manager.characterIndex(
      for: CGPoint(x: box.minX + 1, y: box.midY), in: container,
      fractionOfDistanceBetweenInsertionPoints: nil)
    #expect(index == 4)
    container.lineFragmentPadding = 0
    #expect(manager.usedRect(for: container).minX == 0)
  }

  private final class ReasonDelegate: NSObject, UITextFieldDelegate {
    var calls: [String] = []
    func textFieldDidEndEditing(_ textField: UITextField) { calls.append("plain") }
    func textFieldDidEndEditing(
      _ textField: UITextField, reason: UITextField.DidEndEditingReason
    ) { calls.append("reason \(reason)") }
  }

  @Test("S19.15 only textFieldDidEndEditing with a reason is called if it is implemented")
  func didEndEditingWithReason() throws {
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 34))
    let delegate = ReasonDelegate()
    field.delegate = delegate
    _ = try edited(field)
    field.resignFirstResponder()
    #expect(delegate.calls == ["reason committed"])
  }
}
