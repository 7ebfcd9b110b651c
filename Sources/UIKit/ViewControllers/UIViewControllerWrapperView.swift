/// The view that contains the view of one child of a container (S3.10).
final class UIViewControllerWrapperView: ContainedView {}
