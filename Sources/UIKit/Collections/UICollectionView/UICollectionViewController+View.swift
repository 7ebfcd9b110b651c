extension UICollectionViewController {
  var loadedCollectionView: UICollectionView? {
    loadViewIfNeeded()
    return collectionState.collectionView
  }

  func loadCollectionView() {
    let made = UICollectionView(
      frame: UIScreen.main.bounds, collectionViewLayout: collectionState.layout)
    let wrapper = UIView(frame: UIScreen.main.bounds)
    wrapper.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    made.dataSource = self
    made.delegate = self
    collectionState.collectionView = made
    install(made, in: wrapper)
    view = wrapper
  }

  private func install(_ collectionView: UICollectionView, in wrapper: UIView) {
    collectionView.frame = wrapper.bounds
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    wrapper.addSubview(collectionView)
  }

  func setCollectionView(_ new: UICollectionView?) {
    let old = collectionState.collectionView
    guard new !== old else { return }
    collectionState.collectionView = new
    old?.removeFromSuperview()
    guard let new else { return }
    if new.dataSource == nil { new.dataSource = self }
    if new.delegate == nil { new.delegate = self }
    let wrapper = viewIfLoaded ?? UIView(frame: UIScreen.main.bounds)
    install(new, in: wrapper)
    if viewIfLoaded == nil { view = wrapper }
  }

  func clearSelection() {
    guard clearsSelectionOnViewWillAppear, let view = collectionState.collectionView else { return }
    for path in view.indexPathsForSelectedItems ?? [] {
      view.deselectItem(at: path, animated: false)
    }
  }
}
