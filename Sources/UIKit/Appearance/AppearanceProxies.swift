import Foundation

/// The appearance proxies of classes, as objects that are never shown.
@MainActor
struct AppearanceProxies {
  private struct Entry {
    let containers: [any UIAppearanceContainer.Type]
    let proxy: NSObject
    /// Whether an object is an instance of the class.
    let matches: (NSObject) -> Bool
  }

  private var entries: [Entry] = []

  var isEmpty: Bool { entries.isEmpty }

  /// Returns the proxy of a class, created on first use.
  mutating func proxy<Proxy: NSObject>(
    of type: Proxy.Type, in containers: [any UIAppearanceContainer.Type], make: () -> Proxy
  ) -> Proxy {
    let names = containers.map { ObjectIdentifier($0) }
    for entry in entries where entry.containers.map({ ObjectIdentifier($0) }) == names {
      if Swift.type(of: entry.proxy) == type, let known = entry.proxy as? Proxy { return known }
    }
    let proxy = make()
    entries.append(Entry(containers: containers, proxy: proxy) { $0 is Proxy })
    return proxy
  }

  /// Returns the proxies that apply to an object, in order of precedence: that of its own class before those of
  /// superclasses, and those with more container classes first.
  func proxies(of object: NSObject, in place: UIResponder?) -> [NSObject] {
    let found = entries.filter { entry in
      entry.matches(object) && (entry.containers.isEmpty || isInside(entry.containers, place))
    }
    // The more specific a class is, the more of the classes found are its superclasses.
    func depth(_ entry: Entry) -> Int { found.count { $0.matches(entry.proxy) } }
    return found.sorted { one, other in
      let (first, second) = (depth(one), depth(other))
      return first == second ? one.containers.count > other.containers.count : first > second
    }.map(\.proxy)
  }

  /// Returns whether a responder is in an object of the first class, which is in one of the second, and so on.
  private func isInside(
    _ containers: [any UIAppearanceContainer.Type], _ place: UIResponder?
  ) -> Bool {
    var responder = place
    for container in containers {
      while let current = responder, !isKind(current, of: container) { responder = current.next }
      guard let found = responder else { return false }
      responder = found.next
    }
    return true
  }

  private func isKind<Container>(_ object: NSObject, of type: Container.Type) -> Bool {
    object is Container
  }
}

extension UIView {
  /// Applies the appearance of the proxies of the view's class; called when the view has moved to a
  /// window.
  func applyAppearances() {
    guard !Runtime.appearances.isEmpty else { return }
    for case let proxy as UIView in Runtime.appearances.proxies(of: self, in: next) {
      applyAppearance(of: proxy)
    }
  }
}

extension UIBarItem {
  /// Returns the attributes of the title that are set for the item's class, in a state.
  func inheritedTitleAttributes(
    for state: UIControl.State, in bar: UIResponder?
  ) -> [NSAttributedString.Key: Any] {
    guard !Runtime.appearances.isEmpty else { return [:] }
    var attributes: [NSAttributedString.Key: Any] = [:]
    for case let proxy as UIBarItem in Runtime.appearances.proxies(of: self, in: bar) {
      attributes.merge(proxy.titleTextAttributes(for: state) ?? [:]) { first, _ in first }
    }
    return attributes
  }

  /// Returns the tint that is set for the item's class.
  func inheritedTint(in bar: UIResponder?) -> UIColor? {
    guard !Runtime.appearances.isEmpty else { return nil }
    return Runtime.appearances.proxies(of: self, in: bar).lazy
      .compactMap { ($0 as? UIBarButtonItem)?.tintColor }.first
  }
}
