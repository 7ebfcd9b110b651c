/// What a controller of a collection view knows.
@MainActor
struct CollectionControllerState {
  let layout: UICollectionViewLayout
  var collectionView: UICollectionView?
  var clearsSelection = true

  init(layout: UICollectionViewLayout) {
    self.layout = layout
  }
}
