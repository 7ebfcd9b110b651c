import UIKit

protocol Trackable {
  var trackingName: String { get }
}

class TrackedScreen: UIViewController, Trackable {
  var trackingName: String { title ?? "none" }
}
