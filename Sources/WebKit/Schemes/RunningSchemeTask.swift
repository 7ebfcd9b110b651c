import WebEngine

/// A task of a scheme handler that has not ended.
struct RunningSchemeTask {
  let task: SchemeTask
  let handler: any WKURLSchemeHandler
  let parts: AsyncStream<SchemeResponsePart>.Continuation
}
