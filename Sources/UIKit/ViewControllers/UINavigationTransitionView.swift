/// Holds the views that a navigation controller moves between (S3.10).
final class UINavigationTransitionView: ContainedView {}
