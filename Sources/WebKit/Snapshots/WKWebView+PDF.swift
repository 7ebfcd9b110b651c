public import Foundation
import WebEngine

extension WKWebView {
  /// Creates a PDF of the page, or of a portion of it, on one sheet.
  ///
  /// - Parameter completionHandler: Called on the main actor with the PDF or a ``WKError``.
  public func createPDF(
    configuration pdfConfiguration: WKPDFConfiguration = WKPDFConfiguration(),
    completionHandler: @escaping @MainActor @Sendable (Result<Data, any Error>) -> Void
  ) { makePDF(pdfConfiguration, completion: completionHandler) }

  /// Returns a PDF of the page, or of a portion of it, on one sheet.
  ///
  /// - Throws: ``WKError`` when there is no page.
  public func pdf(
    configuration pdfConfiguration: WKPDFConfiguration = WKPDFConfiguration()
  ) async throws -> Data { try await makePDF(pdfConfiguration) }

  /// Creates a PDF of the page, once it has handled the commands sent before.
  func makePDF(_ configuration: WKPDFConfiguration) async throws(WKError) -> Data {
    let region = configuration.rect
    await idle()
    do throws(WebEngineError) {
      guard let page = connection?.openPage else {
        throw WebEngineError(.pageClosed, "The web view has no page to print.")
      }
      return try await page.makePDF(of: region)
    } catch {
      throw WKError(.unknown, message: error.description)
    }
  }

  /// Creates a PDF of the page, and passes it or the error to a handler.
  func makePDF(
    _ configuration: WKPDFConfiguration,
    completion: @escaping @MainActor @Sendable (Result<Data, any Error>) -> Void
  ) {
    Task {
      do {
        completion(.success(try await makePDF(configuration)))
      } catch {
        completion(.failure(error))
      }
    }
  }
}
