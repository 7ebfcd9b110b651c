import Foundation

/// The size that a view asked for instead of the one that its layout gave it.
struct PreferredSize {
  let key: ElementKey
  let original: CGSize
  let size: CGSize
}
