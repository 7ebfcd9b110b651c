/// The item that a tab bar shows for a view controller.
open class UITabBarItem: UIBarItem {
  /// Creates an item with a title, an image and a tag.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }

  /// Creates an item with another image for when it is selected.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// A short text in a badge at the image; `nil` shows none.
  open var badgeValue: String? {
    didSet { if badgeValue != oldValue { owner?.barItemDidChange() } }
  }

  /// The color of the badge; `nil` is red.
  open var badgeColor: UIColor? {
    didSet { owner?.barItemDidChange() }
  }

  /// The image while the item is selected; `nil` uses ``image``.
  open var selectedImage: UIImage? {
    didSet { owner?.barItemDidChange() }
  }
}
