import Foundation

/// One element of a collection view.
struct ElementKey: Hashable, Sendable {
  let element: LayoutElement
  let indexPath: IndexPath
}
