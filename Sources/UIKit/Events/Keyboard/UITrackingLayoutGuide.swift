/// A guide that follows something which moves over the screen.
open class UITrackingLayoutGuide: UILayoutGuide {}
