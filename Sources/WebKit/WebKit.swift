// A file that imports WebKit also sees UIKit and Foundation, as with Apple's umbrella header.
@_exported public import UIKit
