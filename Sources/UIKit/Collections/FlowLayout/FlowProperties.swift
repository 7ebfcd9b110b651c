import Foundation

/// The properties of a flow layout that apps set; the defaults are those of S7.1.
struct FlowProperties: Equatable, Sendable {
  var lineSpacing: CGFloat = 10
  var itemSpacing: CGFloat = 10
  var itemSize = CGSize(width: 50, height: 50)
  var estimatedItemSize = CGSize.zero
  var direction = UICollectionView.ScrollDirection.vertical
  var headerSize = CGSize.zero
  var footerSize = CGSize.zero
  var sectionInset = UIEdgeInsets.zero
  var reference = UICollectionViewFlowLayout.SectionInsetReference.fromContentInset
  var headersPin = false
  var footersPin = false
}
