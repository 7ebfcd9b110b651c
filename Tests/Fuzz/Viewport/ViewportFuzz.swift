/// The function that libFuzzer calls for each input; `ViewportSession` is in the viewport's tests.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzViewport(_ data: UnsafePointer<UInt8>, _ size: Int) -> Int32 {
  let session = ViewportSession(Array(UnsafeBufferPointer(start: data, count: size)))
  if let fault = session.run() { fatalError(fault) }
  return 0
}
