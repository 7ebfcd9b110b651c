import CoreGraphics
import DisplayList
import Foundation

extension SegmentState.Segment {
  /// Creates a segment that shows an item: an image, or the description of any other item as the title.
  init(_ item: Any) {
    if let image = item as? UIImage {
      self.init(image: image)
    } else {
      self.init(title: item as? String ?? "\(item)")
    }
  }

  /// A segment for an action.
  @MainActor init(_ action: UIAction) {
    self.init(
      title: action.image == nil ? action.title : nil, image: action.image, action: action)
  }
}

extension UISegmentedControl {
  func segment(_ index: Int) -> SegmentState.Segment? {
    segmented.segments.indices.contains(index) ? segmented.segments[index] : nil
  }

  /// Changes a segment; an index beyond the last segment changes the last one.
  func edit(_ index: Int, _ edit: (inout SegmentState.Segment) -> Void) {
    guard !segmented.segments.isEmpty, index >= 0 else { return }
    change { edit(&$0.segments[min(index, $0.segments.count - 1)]) }
  }

  func insert(_ segment: SegmentState.Segment, at index: Int) {
    change {
      let place = min(max(0, index), $0.segments.count)
      $0.segments.insert(segment, at: place)
      if $0.selected >= place { $0.selected += 1 }
    }
  }

  func remove(at index: Int) {
    guard !segmented.segments.isEmpty, index >= 0 else { return }
    change {
      let place = min(index, $0.segments.count - 1)
      $0.segments.remove(at: place)
      if $0.selected == place {
        $0.selected = Self.noSegment
      } else if $0.selected > place {
        $0.selected -= 1
      }
    }
  }

  func select(_ index: Int) {
    precondition(
      index == Self.noSegment || segmented.segments.indices.contains(index),
      "selectedSegmentIndex \(index) is out of range: there are \(numberOfSegments) segments")
    change { $0.selected = index }
  }

  var segmentsSize: CGSize {
    let widths = segmented.naturalWidths(metrics, scale: max(1, traitCollection.displayScale))
    // There is a point between neighbors, as with "First" and "Second" in storyboards.
    let dividers = CGFloat(max(0, widths.count - 1))
    return CGSize(width: widths.reduce(0, +) + dividers, height: metrics.segmentHeight)
  }

  /// The frames of the segments, in the order of their index.
  var segmentRects: [CGRect] {
    let places = segmented.frames(
      in: bounds, metrics, scale: max(1, traitCollection.displayScale))
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return places }
    return places.map { $0.mirrored(in: bounds) }
  }

  func press(_ point: CGPoint) {
    let index = segmentRects.firstIndex { $0.minX <= point.x && point.x < $0.maxX }
    let chosen = index.flatMap { segmented.segments[$0].isEnabled ? $0 : nil }
    if chosen != segmented.pressed { change { $0.pressed = chosen } }
  }

  func choosePressed() {
    guard let pressed = segmented.pressed else { return }
    let isNew = segmented.isMomentary || segmented.selected != pressed
    change {
      $0.pressed = nil
      $0.selected = pressed
    }
    if isNew {
      if let action = segmented.segments[pressed].action { sendAction(action) }
      sendActions(for: .valueChanged)
    }
    if segmented.isMomentary { change { $0.selected = Self.noSegment } }
  }
}
