import Foundation

/// The page box of a PDF with one page.
enum PDFSheet {
  /// Returns a PDF whose page shows a region of it; `nil` if the PDF does not have one page.
  ///
  /// Chromium prints from the document's top-left corner. Therefore an incremental update at the end of the file
  /// replaces the page object with one that has another media box.
  ///
  /// - Parameter region: The region in points, from the page's top-left corner.
  static func show(_ region: CGRect, of pdf: Data) -> Data? {
    // Latin 1 has a character for each byte, so that offsets in the text are offsets in the file.
    guard let text = String(data: pdf, encoding: .isoLatin1),
      let sheet = text.firstMatch(
        of: /(\d+) 0 obj\s*<<\s*\/Type \/Page\s(?:(?!endobj)[\s\S])*?endobj/),
      let box = sheet.output.0.firstMatch(of: /\/MediaBox ?\[0 0 [0-9.]+ ([0-9.]+)\]/),
      let height = Double(box.output.1),
      let size = text.firstMatch(of: /trailer\s*<<[^>]*?\/Size (\d+)/)?.output.1,
      let root = text.firstMatch(of: /trailer\s*<<[^>]*?\/Root (\d+ \d+ R)/)?.output.1,
      let table = text.matches(of: /startxref\s+(\d+)/).last?.output.1
    else { return nil }
    // The origin of a PDF is at the bottom.
    let edges = [region.minX, height - region.maxY, region.maxX, height - region.minY]
    let changed = sheet.output.0.replacing(
      box.output.0, with: "/MediaBox [\(edges.map { "\($0)" }.joined(separator: " "))]")
    let offset = String(pdf.count + 1)
    let padded = String(repeating: "0", count: max(0, 10 - offset.count)) + offset
    let entry = "\n\(changed)\n"
    let end = """
      xref
      \(sheet.output.1) 1
      \(padded) 00000 n\u{20}
      trailer
      <</Size \(size)
      /Root \(root)
      /Prev \(table)>>
      startxref
      \(pdf.count + entry.utf8.count)
      %%EOF

      """
    return pdf + Data((entry + end).utf8)
  }
}
