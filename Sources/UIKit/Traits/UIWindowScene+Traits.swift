extension UIWindowScene: UITraitChangeObservable, TraitChangeNotifier {
  /// The traits that the app overrides for all windows of the scene.
  public var traitOverrides: UITraitOverrides {
    get { storedTraitOverrides }
    set {
      storedTraitOverrides = newValue
      traitsMayHaveChanged()
    }
  }
}
