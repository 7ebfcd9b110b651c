package import Foundation

/// The frame and the maximum height of a sheet.
///
/// Source of the numbers of iOS 26: measured on iOS 26.1, 393x852 points with a safe area of
/// (59, 0, 34, 0), by the project that the spec calls OUK (its sheet fixture of 13 heights).
package struct SheetLayout: Equatable, Sendable {
  /// The size of the container of the sheet, in points.
  package var container: CGSize
  /// The safe area of the container of the sheet.
  package var safeArea: UIEdgeInsets
  /// The system that runs.
  package var system: SystemVersion
  /// Whether both size classes are regular, so that the sheet is centered and does not touch an
  /// edge.
  package var isFree: Bool
  /// The size of a centered sheet.
  package var freeSize: CGSize

  /// Describes the surroundings of a sheet.
  package init(
    container: CGSize, safeArea: UIEdgeInsets, system: SystemVersion, isFree: Bool,
    freeSize: CGSize = formSheetSize
  ) {
    self.container = container
    self.safeArea = safeArea
    self.system = system
    self.isFree = isFree
    self.freeSize = freeSize
  }

  /// The placement of a sheet.
  package struct Placement: Equatable, Sendable {
    /// The rectangle on the screen.
    package var frame: CGRect
    /// The size of the content; larger than the frame if the sheet is scaled down.
    package var contentSize: CGSize
    /// The bottom safe-area inset of the content; `nil` derives it from the geometry.
    package var bottomInset: CGFloat?

    /// Creates a placement.
    package init(frame: CGRect, contentSize: CGSize, bottomInset: CGFloat? = nil) {
      self.frame = frame
      self.contentSize = contentSize
      self.bottomInset = bottomInset
    }

    /// The scale of the content.
    package var scale: CGFloat { contentSize.width > 0 ? frame.width / contentSize.width : 1 }
  }

  /// The y of a sheet of full height.
  private var largeTop: CGFloat { safeArea.top + system.metrics.sheetTopGap }

  /// The maximum height of a detent, without the safe area at the bottom.
  ///
  /// 759 on 852 points with 59 and 34 (measured on iOS 26.1).
  package var maximumDetentValue: CGFloat {
    isFree ? fittedFreeSize.height : max(0, container.height - largeTop - safeArea.bottom)
  }

  /// The height of the medium detent: 425 of 759 (measured on iOS 26.1), the same proportion for
  /// other sizes.
  package var mediumDetentValue: CGFloat { (maximumDetentValue * 0.56).rounded() }

  /// Returns the placement of a sheet.
  ///
  /// - Parameter value: The height without the safe area at the bottom; `nil` or more than
  ///   ``maximumDetentValue`` is the full height.
  package func placement(height value: CGFloat?) -> Placement {
    let wanted = value.map { max(0, $0) }
    if isFree { return freePlace(wanted) }
    guard let wanted, wanted <= maximumDetentValue else {
      let frame = CGRect(
        x: 0, y: largeTop, width: container.width, height: container.height - largeTop)
      return Placement(frame: frame, contentSize: frame.size)
    }
    guard system.metrics.floatsLowerSheets else {
      let height = wanted + safeArea.bottom
      let frame = CGRect(
        x: 0, y: container.height - height, width: container.width, height: height)
      return Placement(frame: frame, contentSize: frame.size)
    }
    return floatingPlace(wanted)
  }

  /// Returns the placement of a card that floats above the edge and is scaled down by its margins, as on iOS 26.
  ///
  /// The margin is 28 for a height of 76 and less, 8 from 150 on and linear between; from 150 on
  /// the height excludes the safe area at the bottom (fits 10, 100, 144, 200 ... 700).
  private func floatingPlace(_ wanted: CGFloat) -> Placement {
    let share = min(max((wanted - 76) / 74, 0), 1)
    let margin = 28 - 20 * share
    let height = wanted + (share < 1 ? 0 : safeArea.bottom)
    let scale = max(0, container.width - 2 * margin) / max(1, container.width)
    let frame = CGRect(
      x: margin, y: container.height - margin - height * scale,
      width: container.width * scale, height: height * scale)
    return Placement(
      frame: frame, contentSize: CGSize(width: container.width, height: height),
      bottomInset: safeArea.bottom * share)
  }

  private func freePlace(_ wanted: CGFloat?) -> Placement {
    var size = fittedFreeSize
    if let wanted { size.height = min(size.height, wanted) }
    let frame = CGRect(
      x: ((container.width - size.width) / 2).rounded(),
      y: ((container.height - size.height) / 2).rounded(), width: size.width, height: size.height)
    return Placement(frame: frame, contentSize: size)
  }

  private var fittedFreeSize: CGSize {
    CGSize(
      width: min(freeSize.width, container.width),
      height: min(freeSize.height, max(0, container.height - safeArea.top)))
  }

  /// The size of a form sheet on an iPad.
  ///
  /// Source: Apple's old documentation of form sheets.
  package static let formSheetSize: CGSize = .init(width: 540, height: 620)
  /// The size of a page sheet on an iPad.
  ///
  /// Source: unknown, guessed.
  package static let pageSheetSize: CGSize = .init(width: 712, height: 1004)
}
