import CoreGraphics
import QuartzCore

/// The properties of UIKit's classes and of layers that can be observed: those that an app sets, and
/// those that change while content is scrolled.
@MainActor
enum FrameworkKeys {
  /// Returns the properties of a class that can be observed; key paths begin at that class.
  static func keys(of type: AnyClass) -> [ObservableKey] {
    var keys: [ObservableKey] = []
    if let view = type as? any ObservableView.Type {
      keys += viewKeys(view)
    }
    if let scroll = type as? any ObservableScrollView.Type {
      keys += scrollKeys(scroll)
    }
    if let control = type as? any ObservableControl.Type {
      keys += controlKeys(control)
    }
    if let label = type as? any ObservableLabel.Type {
      keys += labelKeys(label)
    }
    if let controller = type as? any ObservableController.Type {
      keys += controllerKeys(controller)
    }
    if let layer = type as? any ObservableLayer.Type {
      keys += layerKeys(layer)
    }
    if let other = type as? any KeyValueObservable.Type { keys += other.observableKeys }
    return keys
  }

  private static func viewKeys<View: ObservableView>(_ type: View.Type) -> [ObservableKey] {
    [
      ObservableKey("frame", path: \View.frame), ObservableKey("bounds", path: \View.bounds),
      ObservableKey("center", path: \View.center),
      ObservableKey("transform", path: \View.transform),
      ObservableKey("alpha", path: \View.alpha),
      ObservableKey("hidden", "isHidden", path: \View.isHidden),
      ObservableKey("backgroundColor", path: \View.backgroundColor),
      ObservableKey("safeAreaInsets", path: \View.safeAreaInsets),
      ObservableKey("layoutMargins", path: \View.layoutMargins),
      ObservableKey(LayerObservation.viewsName(of: .bounds), path: \View.layer.bounds),
      ObservableKey(LayerObservation.viewsName(of: .position), path: \View.layer.position),
      ObservableKey(LayerObservation.viewsName(of: .frame), path: \View.layer.frame),
      ObservableKey(LayerObservation.viewsName(of: .anchorPoint), path: \View.layer.anchorPoint),
      ObservableKey(LayerObservation.viewsName(of: .zPosition), path: \View.layer.zPosition),
    ]
  }

  private static func layerKeys<Layer: ObservableLayer>(_ type: Layer.Type) -> [ObservableKey] {
    [
      ObservableKey(LayerGeometryKey.bounds.rawValue, path: \Layer.bounds),
      ObservableKey(LayerGeometryKey.position.rawValue, path: \Layer.position),
      ObservableKey(LayerGeometryKey.frame.rawValue, path: \Layer.frame),
      ObservableKey(LayerGeometryKey.anchorPoint.rawValue, path: \Layer.anchorPoint),
      ObservableKey(LayerGeometryKey.zPosition.rawValue, path: \Layer.zPosition),
    ]
  }

  private static func scrollKeys<View: ObservableScrollView>(_ type: View.Type) -> [ObservableKey] {
    [
      ObservableKey("contentOffset", path: \View.contentOffset),
      ObservableKey("contentSize", path: \View.contentSize),
      ObservableKey("contentInset", path: \View.contentInset),
      ObservableKey("adjustedContentInset", path: \View.adjustedContentInset),
    ]
  }

  private static func controlKeys<View: ObservableControl>(_ type: View.Type) -> [ObservableKey] {
    [
      ObservableKey("enabled", "isEnabled", path: \View.isEnabled),
      ObservableKey("selected", "isSelected", path: \View.isSelected),
      ObservableKey("highlighted", "isHighlighted", path: \View.isHighlighted),
    ]
  }

  private static func labelKeys<Label: ObservableLabel>(_ type: Label.Type) -> [ObservableKey] {
    [
      ObservableKey("text", path: \Label.text),
      ObservableKey("attributedText", path: \Label.attributedText),
    ]
  }

  private static func controllerKeys<Controller: ObservableController>(
    _ type: Controller.Type
  ) -> [ObservableKey] {
    [
      ObservableKey("title", path: \Controller.title),
      ObservableKey("additionalSafeAreaInsets", path: \Controller.additionalSafeAreaInsets),
      ObservableKey("preferredContentSize", path: \Controller.preferredContentSize),
    ]
  }
}

// A protocol that allows a class that is known at run time as a type parameter, from which key
// paths start.
private protocol ObservableView: UIView {}
extension UIView: ObservableView {}
private protocol ObservableLayer: CALayer {}
extension CALayer: ObservableLayer {}
private protocol ObservableScrollView: UIScrollView {}
extension UIScrollView: ObservableScrollView {}
private protocol ObservableControl: UIControl {}
extension UIControl: ObservableControl {}
private protocol ObservableLabel: UILabel {}
extension UILabel: ObservableLabel {}
private protocol ObservableController: UIViewController {}
extension UIViewController: ObservableController {}
