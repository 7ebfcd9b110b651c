import Foundation

/// The preferred size of a view, in place of the size from its layout.
struct PreferredSize {
  let key: ElementKey
  let original: CGSize
  let size: CGSize
}
