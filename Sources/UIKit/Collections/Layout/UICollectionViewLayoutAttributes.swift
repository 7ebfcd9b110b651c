public import CoreGraphics
public import Foundation

/// The geometry and appearance of an item, header, footer or decoration of a collection view.
///
/// - Divergence: Transforms are flat: there is no `transform3D`.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
  /// The element that the attributes describe.
  private(set) var element = LayoutElement.cell
  /// The axes along which the view determines its size (S7.16).
  var fitting: FittingAxes = []
  /// Whether the item scrolls with its section, orthogonally.
  var scrollsAcross = false
  /// The list appearance of the cell; `nil` outside lists.
  var list: ListCellAppearance?

  /// The index path of the element.
  open var indexPath: IndexPath = IndexPath()

  /// The center in the content's coordinates, in points.
  open var center: CGPoint = .zero
  /// The size of the item, in points.
  open var size: CGSize = .zero
  /// The transform about the center.
  open var transform: CGAffineTransform = .identity
  /// The opacity, from 0 to 1.
  open var alpha: CGFloat = 1
  /// The z-order; an element with a higher index is in front.
  open var zIndex: Int = 0
  /// A Boolean value that determines whether the view is left out.
  open var isHidden: Bool = false

  /// Creates attributes without an element; the other initializers specify one.
  nonisolated public override init() {
    super.init()
  }

  /// Creates the attributes of an item.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Creates the attributes of a supplementary view, such as a header.
  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    element = .supplementary(elementKind)
  }

  /// Creates the attributes of a decoration view.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    element = .decoration(decorationViewKind)
  }

  /// The frame without the transform, in the content's coordinates, in points.
  open var frame: CGRect {
    get {
      CGRect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
        height: size.height
      ).applyingAboutCenter(transform)
    }
    set {
      size = newValue.size
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }

  /// The bounds, whose origin is always zero.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  /// The category of the element.
  open var representedElementCategory: UICollectionView.ElementCategory { element.category }

  /// The kind of a supplementary or decoration view; `nil` for an item.
  open var representedElementKind: String? { element.kind }

  /// Returns attributes of the same class with the same values; subclasses copy theirs as well.
  open func copy(with zone: NSZone? = nil) -> Any { copied }

  /// Returns a Boolean value that indicates whether another object is of the same element with the
  /// same values.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    if other === self { return true }
    return MainThread.assume(for: "UICollectionViewLayoutAttributes.isEqual(_:)", (self, other)) {
      $0.0.hasSameValues(as: $0.1)
    }
  }

  /// The same for equal attributes.
  nonisolated open override var hash: Int {
    MainThread.assume(for: "UICollectionViewLayoutAttributes.hash", self) {
      var hasher = Hasher()
      hasher.combine($0.key)
      return hasher.finalize()
    }
  }

  /// A description of the attributes for logs.
  nonisolated open override var description: String {
    MainThread.assume(for: "UICollectionViewLayoutAttributes.description", self) { $0.summary }
  }
}

extension UICollectionViewLayoutAttributes {
  /// The key of the element that the attributes describe.
  var key: ElementKey { ElementKey(element: element, indexPath: indexPath) }

  /// Creates attributes of the class that a layout specifies.
  static func make(
    _ type: UICollectionViewLayoutAttributes.Type, _ element: LayoutElement, _ path: IndexPath
  ) -> UICollectionViewLayoutAttributes {
    guard type != UICollectionViewLayoutAttributes.self else {
      let made = UICollectionViewLayoutAttributes()
      made.indexPath = path
      made.element = element
      return made
    }
    let made = type.makeObject(())
    made.indexPath = path
    made.element = element
    return made
  }

  /// A copy that the class's own `copy(with:)` creates.
  var duplicate: UICollectionViewLayoutAttributes {
    copy(with: nil) as? UICollectionViewLayoutAttributes ?? copied
  }

  private var copied: UICollectionViewLayoutAttributes {
    let copy = UICollectionViewLayoutAttributes.make(type(of: self), element, indexPath)
    copy.center = center
    copy.size = size
    copy.transform = transform
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    copy.fitting = fitting
    copy.list = list
    copy.scrollsAcross = scrollsAcross
    return copy
  }

  fileprivate func hasSameValues(as other: UICollectionViewLayoutAttributes) -> Bool {
    key == other.key && center == other.center && size == other.size
      && transform == other.transform && alpha == other.alpha && zIndex == other.zIndex
      && isHidden == other.isHidden
  }

  fileprivate var summary: String {
    let name: String
    switch element {
    case .cell: name = ""
    case .supplementary(let kind), .decoration(let kind): name = "element kind: (\(kind)); "
    }
    let rect = frame
    return """
      <\(type(of: self)) \(LayoutLog.address(of: self))> index path: \
      (<NSIndexPath> \(indexPath.listDescription)); \(name)frame = (\(LayoutLog.number(rect.minX)) \
      \(LayoutLog.number(rect.minY)); \(LayoutLog.number(rect.width)) \
      \(LayoutLog.number(rect.height))); zIndex = \(zIndex);
      """
  }
}

extension CGRect {
  /// Returns the smallest rectangle around this one after a transform about its center.
  fileprivate func applyingAboutCenter(_ transform: CGAffineTransform) -> CGRect {
    if transform.isIdentity { return self }
    let centered = CGRect(x: -width / 2, y: -height / 2, width: width, height: height)
    return centered.applying(transform).offsetBy(dx: midX, dy: midY)
  }
}
