import Foundation

extension UICollectionView {
  /// Computes the preferred sizes of views that became visible; returns whether one changed the
  /// layout (S7.16).
  func fitElements() -> Bool {
    let layout = collection.layout
    guard layout.estimatesSizes else { return false }
    var changed = false
    let waiting = collection.visible.filter { $0.value.reuse.needsFitting }
      .sorted { $0.key.indexPath < $1.key.indexPath }
    for (_, view) in waiting {
      view.reuse.needsFitting = false
      guard let original = view.reuse.attributes else { continue }
      if case .decoration = original.element { continue }
      // A layout of this module specifies which views determine their size; for an app's own layout
      // any may.
      if layout.decidesFitting, original.fitting.isEmpty { continue }
      let asked = original.duplicate
      if !layout.decidesFitting { asked.fitting = [.width, .height] }
      let preferred = view.preferredLayoutAttributesFitting(asked)
      guard
        layout.shouldInvalidateLayout(
          forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
      else { continue }
      let context = layout.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
      layout.invalidateLayout(with: context)
      changed = true
    }
    return changed
  }
}
