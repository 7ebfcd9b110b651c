/// The state of a collection view controller.
@MainActor
struct CollectionControllerState {
  let layout: UICollectionViewLayout
  var collectionView: UICollectionView?
  var clearsSelection = true

  init(layout: UICollectionViewLayout) {
    self.layout = layout
  }
}
