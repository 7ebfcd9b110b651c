#if canImport(UIKit)
  import UIKit

  let hasUIKit = true
#endif
