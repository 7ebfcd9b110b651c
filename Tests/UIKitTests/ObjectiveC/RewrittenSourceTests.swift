import Testing
public import UIKit

/// Code as `fanlight build` rewrites sources: Rewriter/Tests has the sources before and after.
@Suite("Objective-C · what rewritten sources call") @MainActor
struct RewrittenSourceTests {
  // MARK: Optional requirements

  @Test("a call of an unimplemented method returns nil, whatever its type (3.4)")
  func unimplementedMethodsReturnNil() {
    let card: any CardOwner = Absent()

    #expect(_resultIfImplemented(card.height()) == nil)
    #expect(_resultIfImplemented(card.title()) == nil)
    #expect(_resultIfImplemented(card.names()) == nil)
    #expect(_resultIfImplemented(card.view()) == nil)
    #expect(_resultIfImplemented(card.owner()) == nil)
    #expect(_resultIfImplemented(card.insets()) == nil)
  }

  @Test("a call of an implemented method returns its result, also zero (3.4)")
  func implementedMethodsReturnTheirResult() {
    let card: any CardOwner = Present()

    #expect(_resultIfImplemented(card.height()) == 0)
    #expect(_resultIfImplemented(card.title()) == "a title that is longer than fifteen bytes")
    #expect(_resultIfImplemented(card.view()) != nil)
  }

  @Test("nested calls of optional methods do not affect each other (3.4)")
  func optionalCallsNest() {
    let outer: any CardOwner = Present()
    let inner: any CardOwner = Absent()

    let height = _resultIfImplemented(
      _resultIfImplemented(inner.height()) == nil ? outer.height() : 1)

    #expect(height == 0)
  }

  @Test("optional methods of the framework's delegates return nil, too (3.4)")
  func frameworkDelegatesReturnNil() {
    let delegate: any UITableViewDelegate = Rows()

    let height = _resultIfImplemented(
      delegate.tableView(UITableView(), heightForRowAt: IndexPath(row: 0, section: 0)))

    #expect(height == nil)
  }

  // MARK: Tables

  @Test("a selector that is only a name finds the method that the class lists (3.5)")
  func selectorsFindListedMethods() {
    let form = Form()

    form.perform(Selector("send"))
    form.perform(Selector("tap:"), with: UIButton())

    #expect(form.calls == ["send", "tap"])
    #expect(SubForm().responds(to: Selector("send")))
  }

  @Test("outlets are set by name, and a value of another type is refused (3.5)")
  func outletsAreSetByName() {
    let form = SubForm()
    let label = UILabel()

    #expect(MemberTables.set("label", of: form, to: label) == true)
    #expect(form.label === label)
    #expect(MemberTables.set("label", of: form, to: "text") == false)
    #expect(MemberTables.set("unknown", of: form, to: label) == nil)
    #expect(MemberTables.type(of: "label", in: SubForm.self) == UILabel?.self)
  }
}

@MainActor private protocol CardOwner: AnyObject {
  func height() -> CGFloat
  func title() -> String
  func names() -> [String: Int]
  func view() -> UIView
  func owner() -> any CardOwner
  func insets() -> UIEdgeInsets
}

extension CardOwner {
  func height() -> CGFloat { _absentRequirement() }
  func title() -> String { _absentRequirement() }
  func names() -> [String: Int] { _absentRequirement() }
  func view() -> UIView { _absentRequirement() }
  func owner() -> any CardOwner { _absentRequirement() }
  func insets() -> UIEdgeInsets { _absentRequirement() }
}

private final class Absent: CardOwner {}

private final class Present: CardOwner {
  func height() -> CGFloat { 0 }
  func title() -> String { "a title that is longer than fifteen bytes" }
  func view() -> UIView { UIView() }
}

private final class Rows: NSObject, UITableViewDelegate {}

// Private, as many classes of apps are, and with private members.
private class Form: UIViewController {
  weak var label: UILabel!
  var calls: [String] = []
  private func send() { calls.append("send") }
  private func tap(_ sender: UIButton) { calls.append("tap") }
}

extension Form {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  @MainActor fileprivate static var _members_Form: _MemberTable {
    _MemberTable(
      ["label": .init(\Form.label)], [Selector("send", Form.send), Selector("tap:", Form.tap(_:))])
  }
}

/// The type's name is derived from the class's, so that it can be found by name.
public enum _Members_Form: _MemberTableProviding {
  /// The table of `Form`.
  @MainActor public static var table: _MemberTable { Form._members_Form }
}

private final class SubForm: Form {}
