import CCairo

/// Throws an error if a cairo call failed.
///
/// - Parameters:
///   - status: The status that cairo returned.
///   - attempt: The operation, as the beginning of a sentence: "Drawing a picture".
func check(_ status: cairo_status_t, _ attempt: String) throws(RenderingError) {
  guard status != CAIRO_STATUS_SUCCESS else { return }
  throw RenderingError(
    .drawing,
    "\(attempt) failed: cairo says \"\(String(cString: cairo_status_to_string(status)))\".")
}
