/// A framework class of another module with properties that can be observed.
///
/// The list is created for the class of the object, which may be a subclass: implement it in an
/// extension of this protocol with key paths of `Self`, and announce changes with
/// ``UIResponder/notifying(_:_:)``.
package protocol KeyValueObservable: UIResponder {
  /// The properties that can be observed, for key paths that begin at this class.
  @MainActor static var observableKeys: [ObservableKey] { get }
}
