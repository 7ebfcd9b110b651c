/// Runs a closure; objects are released when nothing references them, so there is no pool to drain.
public func autoreleasepool<Failure: Error, Result>(
  invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try body()
}
