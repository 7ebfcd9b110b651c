import Foundation
import UIKit
import WebEngine

/// The shared objects of WebKit that are found by name, identifier or data store; one set per booted
/// device.
@MainActor
final class WebKitRegistries: DeviceScoped {
  /// The data stores by identifier, until they are removed.
  var namedStores: [UUID: NamedStores] = [:]
  /// The cookie observers by data store.
  var cookieObservers: [PageStore: CookieObserverRegistry.Weak] = [:]
  /// The content worlds by name.
  var contentWorlds: [String: WKContentWorld] = [:]

  /// The registries of the booted device.
  static var current: WebKitRegistries { Runtime.shared(WebKitRegistries.self) }
}
