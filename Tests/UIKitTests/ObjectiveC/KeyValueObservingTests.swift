import Foundation
import Testing
import UIKit

@Suite("Key-value observing")
@MainActor
struct KeyValueObservingTests {
  init() { _ = bootTestScene() }

  /// An app's model, which calls willChangeValue and didChangeValue as Linux requires.
  class Model: NSObject {
    var count = 0 {
      willSet { willChangeValue(for: \.count) }
      didSet { didChangeValue(for: \.count) }
    }
    var name: String? {
      willSet { willChangeValue(forKey: "name") }
      didSet { didChangeValue(forKey: "name") }
    }
  }

  final class SpecialModel: Model {}

  final class Listener: NSObject, _KeyValueObserver {
    var calls: [String] = []

    func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      let old = change?[.oldKey].map { "\($0)" } ?? "-"
      let new = change?[.newKey].map { "\($0)" } ?? "-"
      calls.append("\(keyPath ?? "nil") \(old) \(new)")
    }
  }

  @Test("source-compat 3.6 a framework property is observed by key path, with both values")
  func frameworkPropertyIsObserved() {
    var changes: [(CGPoint?, CGPoint?)] = []
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 100, height: 500)
    let observation = scroll.observe(\.contentOffset, options: [.old, .new]) { view, change in
      #expect(view === scroll)
      changes.append((change.oldValue, change.newValue))
    }
    scroll.contentOffset.y = 20
    scroll.setContentOffset(CGPoint(x: 0, y: 30), animated: false)

    #expect(changes.map(\.0) == [.zero, CGPoint(x: 0, y: 20)])
    #expect(changes.map(\.1) == [CGPoint(x: 0, y: 20), CGPoint(x: 0, y: 30)])
    observation.invalidate()
    scroll.contentOffset.y = 0
    #expect(changes.count == 2)
  }

  @Test("source-compat 3.6 a key path that begins at an app's subclass is the framework's")
  func subclassKeyPath() {
    final class Special: UIScrollView {}
    let scroll = Special()
    var sizes: [CGSize?] = []
    var generic: [Bool] = []
    func watch<View: UIView>(_ view: View) -> NSKeyValueObservation {
      view.observe(\.isHidden, options: .new) { generic.append($1.newValue ?? false) }
    }
    let observations = [
      scroll.observe(\.contentSize, options: .new) { sizes.append($1.newValue) }, watch(scroll),
    ]
    scroll.contentSize = CGSize(width: 3, height: 4)
    scroll.isHidden = true

    #expect(sizes == [CGSize(width: 3, height: 4)] && generic == [true])
    withExtendedLifetime(observations) {}
  }

  @Test("without options the closure gets no values; .initial calls at once, .prior before")
  func withoutOptionsTheClosureGetsNoValues() {
    var calls: [String] = []
    let controller = UIViewController()
    let plain = controller.observe(\.title) { _, change in
      calls.append("plain \(change.newValue == nil && change.oldValue == nil)")
    }
    let full = controller.observe(\.title, options: [.initial, .prior, .new, .old]) {
      controller, change in
      let old = (change.oldValue ?? nil) ?? "nil"
      let new = (change.newValue ?? nil) ?? "nil"
      let kind = change.isPrior ? "prior" : "full"
      calls.append("\(kind) \(old) \(new) \(controller.title ?? "nil")")
    }
    #expect(calls == ["full nil nil nil"])
    controller.title = "a"
    #expect(calls.dropFirst() == ["prior nil nil nil", "plain true", "full nil a a"])
    withExtendedLifetime((plain, full)) {}
  }

  @Test("an observation ends with its token")
  func observationEndsWithItsToken() {
    var count = 0
    let view = UIView()
    do {
      let observation = view.observe(\.alpha) { _, _ in count += 1 }
      view.alpha = 0.5
      withExtendedLifetime(observation) {}
    }
    view.alpha = 1
    #expect(count == 1)
  }

  @Test("an app's own property is observed if it calls willChangeValue and didChangeValue")
  func appPropertyIsObserved() {
    let model = Model()
    var counts: [Int?] = []
    let observation = model.observe(\.count, options: [.new]) { counts.append($1.newValue) }
    model.count = 3
    model.count = 3
    model.name = "other"
    #expect(counts == [3, 3])
    withExtendedLifetime(observation) {}
  }

  @Test("a key path of a subclass, or a name, finds the change by comparing the values")
  func otherKeyPathsCompareValues() {
    let model = SpecialModel()
    var calls: [String] = []
    let observations = [
      model.observe(\SpecialModel.count, options: [.old, .new]) {
        calls.append("\($1.oldValue ?? -1) \($1.newValue ?? -1)")
      },
      model.observe(\SpecialModel.name) { model, _ in calls.append(model.name ?? "nil") },
    ]
    model.count = 4
    model.name = "n"
    #expect(calls == ["0 4", "n"])
    withExtendedLifetime(observations) {}
  }

  @Test("observers by name get the dictionary; framework and own properties, NSNull for nil")
  func observersByName() {
    let listener = Listener()
    let model = Model()
    let view = UIView()
    model.addObserver(listener, forKeyPath: "name", options: [.old, .new], context: nil)
    view.addObserver(listener, forKeyPath: "hidden", options: .new, context: nil)
    model.name = "a"
    view.isHidden = true
    #expect(listener.calls == ["name <null> a", "hidden - true"])

    model.removeObserver(listener, forKeyPath: "name")
    view.removeObserver(listener, forKeyPath: "hidden", context: nil)
    model.name = "b"
    view.isHidden = false
    #expect(listener.calls.count == 2)
  }

  @Test("a controller overrides observeValue, and gets its context back")
  func controllerOverridesObserveValue() {
    final class Screen: UIViewController {
      var contexts: [UnsafeMutableRawPointer?] = []
      override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
      ) {
        #expect(keyPath == "contentSize" && object is UIScrollView)
        #expect(change?[.newKey] as? CGSize == CGSize(width: 1, height: 2))
        #expect(change?[.kindKey] as? UInt == NSKeyValueChange.setting.rawValue)
        contexts.append(context)
      }
    }
    let screen = Screen()
    let scroll = UIScrollView()
    let context = UnsafeMutableRawPointer(bitPattern: 64)
    scroll.addObserver(screen, forKeyPath: "contentSize", options: .new, context: context)
    scroll.contentSize = CGSize(width: 1, height: 2)
    #expect(screen.contexts == [context])
  }

  @Test("observing an unobservable property traps with the message of Apple's frameworks")
  func unobservablePropertiesTrap() async {
    func failure(_ result: ExitTest.Result?) -> String {
      String(bytes: result?.standardErrorContent ?? [], encoding: .utf8) ?? ""
    }
    let path = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UIView().observe(\.tag) { _, _ in } }
    }
    #expect(failure(path).contains("Could not extract a String from KeyPath"))

    let name = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        UIView().addObserver(UIView(), forKeyPath: "color", options: [], context: nil)
      }
    }
    #expect(failure(name).contains("not key value coding-compliant for the key color"))

    let removal = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UIView().removeObserver(UIView(), forKeyPath: "frame") }
    }
    #expect(failure(removal).contains("because it is not registered as an observer"))

    let unhandled = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let view = UIView()
        let other = UIView()
        view.addObserver(other, forKeyPath: "frame", options: [], context: nil)
        view.frame.size.width = 3
      }
    }
    #expect(failure(unhandled).contains("message was received but not handled"))
  }

  @Test("S1.14 safeAreaInsets can be observed by key path and by name")
  func safeArea() {
    let scene = bootTestScene()
    let window = UIWindow(windowScene: scene)
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    scene.layOut()
    var changes: [(UIEdgeInsets?, UIEdgeInsets?)] = []
    let before = controller.view.safeAreaInsets
    let observation = controller.view.observe(\.safeAreaInsets, options: [.old, .new]) {
      changes.append(($1.oldValue, $1.newValue))
    }
    let listener = Listener()
    controller.view.addObserver(listener, forKeyPath: "safeAreaInsets", context: nil)
    controller.additionalSafeAreaInsets.top = 30
    scene.layOut()
    var after = before
    after.top += 30

    #expect(changes.map(\.0) == [before] && changes.map(\.1) == [after])
    #expect(listener.calls.count == 1)
    observation.invalidate()
    controller.view.removeObserver(listener, forKeyPath: "safeAreaInsets")
  }

  @Test("layoutMargins are observed when they are set and when the safe area in them changes")
  func layoutMargins() {
    let scene = bootTestScene()
    let window = UIWindow(windowScene: scene)
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    scene.layOut()
    let view: UIView = controller.view
    var changes: [(UIEdgeInsets?, UIEdgeInsets?)] = []
    let observation = view.observe(\.layoutMargins, options: [.old, .new]) {
      changes.append(($1.oldValue, $1.newValue))
    }
    let before = view.layoutMargins
    view.layoutMargins.bottom += 50
    let set = view.layoutMargins
    #expect(set != before)
    #expect(changes.map(\.0) == [before] && changes.map(\.1) == [set])

    controller.additionalSafeAreaInsets.top = 30
    scene.layOut()
    var moved = set
    moved.top += 30
    #expect(changes.map(\.0) == [before, set] && changes.map(\.1) == [set, moved])

    view.insetsLayoutMarginsFromSafeArea = false
    controller.additionalSafeAreaInsets.top = 60
    scene.layOut()
    #expect(changes.count == 2)
    observation.invalidate()
  }

  @Test("adjustedContentInset is observed by key path and by name when it changes")
  func adjustedContentInset() {
    _ = bootTestScene()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    var changes: [(UIEdgeInsets?, UIEdgeInsets?)] = []
    let observation = scrollView.observe(\.adjustedContentInset, options: [.old, .new]) {
      changes.append(($1.oldValue, $1.newValue))
    }
    let listener = Listener()
    scrollView.addObserver(listener, forKeyPath: "adjustedContentInset", context: nil)
    let inset = UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 0)
    scrollView.contentInset = inset
    scrollView.contentInset = inset

    #expect(changes.map(\.0) == [.zero] && changes.map(\.1) == [inset])
    #expect(listener.calls.count == 1)
    observation.invalidate()
    scrollView.removeObserver(listener, forKeyPath: "adjustedContentInset")
  }

  @Test("a label's text and a controller's insets are observed")
  func labelTextAndControllerInsets() {
    let label = UILabel()
    var texts: [String?] = []
    let text = label.observe(\.text, options: .new) { texts.append($1.newValue ?? nil) }
    label.text = "one"
    label.text = nil
    let controller = UIViewController()
    var insets: [UIEdgeInsets?] = []
    let observation = controller.observe(\.additionalSafeAreaInsets, options: .new) {
      insets.append($1.newValue)
    }
    controller.additionalSafeAreaInsets.left = 4

    #expect(texts == ["one", nil])
    #expect(insets == [UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 0)])
    withExtendedLifetime((text, observation)) {}
  }
}
