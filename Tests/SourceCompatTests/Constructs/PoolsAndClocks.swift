import UIKit

func timed() throws -> CFTimeInterval {
  let start = CACurrentMediaTime()
  try autoreleasepool { _ = try Data(contentsOf: URL(fileURLWithPath: "missing")) }
  return CACurrentMediaTime() - start
}
