/// The view that contains the views of a tab bar controller's transition (S3.10).
final class UITransitionView: ContainedView {}
