/// The JSON Schema of a report, which `fanlight schema` prints.
package enum ReportSchema {
  /// The schema's text, equal to docs/schema/fanlight-report-1.json.
  package static var text: String { String(decoding: PackageResources.schema_json, as: UTF8.self) }
}
