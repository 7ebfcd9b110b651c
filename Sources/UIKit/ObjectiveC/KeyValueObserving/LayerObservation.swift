import Foundation
import QuartzCore

/// Key-value observing of a layer's geometry, at the layer itself and through its view
/// (`\.layer.bounds`).
///
/// Observers are notified after the view was laid out for its new size: an observer that changes
/// the geometry again finds the view in a consistent state.
@MainActor
final class LayerObservation: LayerGeometryObserver {
  private weak var view: UIView?
  private var changing: [LayerGeometryKey] = []

  /// Returns the name of a layer's property where its view is observed.
  static func viewsName(of key: LayerGeometryKey) -> String { "layer.\(key.rawValue)" }

  /// Starts observing a layer, if an observer of it or of its view needs that.
  static func startIfNeeded(for object: NSObject, _ key: ObservedKey) {
    if let layer = object as? CALayer {
      observation(of: layer)
    } else if let view = object as? UIView, case .name(let name) = key,
      LayerGeometryKey.allCases.contains(where: { viewsName(of: $0) == name })
    {
      observation(of: view.ownLayer).view = view
    }
  }

  @discardableResult
  private static func observation(of layer: CALayer) -> LayerObservation {
    if let present = layer.geometryObserver as? LayerObservation { return present }
    let new = LayerObservation()
    layer.geometryObserver = new
    return new
  }

  func willChange(_ keys: [LayerGeometryKey], of layer: CALayer) {
    changing += keys
    forEachObserved(keys, of: layer) { $0.willChange($1, of: $2, isExact: true) }
  }

  func didChange(_ layer: CALayer) {
    let keys = changing
    changing = []
    forEachObserved(keys, of: layer) { $0.didChange($1, of: $2, isExact: true) }
  }

  private func forEachObserved(
    _ keys: [LayerGeometryKey], of layer: CALayer,
    _ notify: (KeyValueObservers, ObservedKey, NSObject) -> Void
  ) {
    let own = ObjectAttachments.existing(of: layer)?.observers
    let views = view?.attachments.existing?.observers
    for key in keys {
      if let own { notify(own, .name(key.rawValue), layer) }
      if let view, let views { notify(views, .name(Self.viewsName(of: key)), view) }
    }
  }
}
