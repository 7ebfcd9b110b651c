import Foundation

/// The numbers of a configuration that determine the frames of a button's parts.
///
/// A configuration is large, with strings, colors and closures; a button reads its numbers many times
/// in each layout and would copy all of it.
@MainActor
struct ButtonShape {
  let contentInsets: NSDirectionalEdgeInsets
  let imagePlacement: NSDirectionalRectEdge
  let imagePadding: CGFloat
  let titlePadding: CGFloat
  let titleAlignment: UIButton.Configuration.TitleAlignment
  let showsActivityIndicator: Bool

  init(_ configuration: UIButton.Configuration) {
    contentInsets = configuration.contentInsets
    imagePlacement = configuration.imagePlacement
    imagePadding = configuration.imagePadding
    titlePadding = configuration.titlePadding
    titleAlignment = configuration.titleAlignment
    showsActivityIndicator = configuration.showsActivityIndicator
  }
}
