import UIKit

#if os(iOS)
  let iOSOnly = 1
#endif

func readIOSOnly() -> Int { iOSOnly }
