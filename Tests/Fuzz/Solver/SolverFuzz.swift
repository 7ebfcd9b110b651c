/// The function that libFuzzer calls for each input; `SolverSession` is in the solver's tests.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzSolver(_ data: UnsafePointer<UInt8>, _ size: Int) -> Int32 {
  var session = SolverSession(Array(UnsafeBufferPointer(start: data, count: size))[...])
  if let fault = session.run() { fatalError(fault) }
  return 0
}
