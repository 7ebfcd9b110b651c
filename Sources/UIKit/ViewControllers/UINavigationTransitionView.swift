/// The view that contains the views of a navigation controller's transition (S3.10).
final class UINavigationTransitionView: ContainedView {}
