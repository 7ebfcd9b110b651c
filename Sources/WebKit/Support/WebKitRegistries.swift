import Foundation
import UIKit
import WebEngine

/// The objects of WebKit's that the app finds by name, identifier or store: those of the device that runs.
@MainActor
final class WebKitRegistries: DeviceScoped {
  /// The data stores by the identifiers that they were created with and that were not removed.
  var namedStores: [UUID: NamedStores] = [:]
  /// The observers of cookies by data store.
  var cookieObservers: [PageStore: CookieObserverRegistry.Weak] = [:]
  /// The content worlds by name.
  var contentWorlds: [String: WKContentWorld] = [:]

  /// The registries of the device that runs.
  static var current: WebKitRegistries { Runtime.shared(WebKitRegistries.self) }
}
