/// Holds the views that a tab bar controller moves between (S3.10).
final class UITransitionView: ContainedView {}
