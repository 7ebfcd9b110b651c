/// The JSON Schema of reports, which `fanlight schema` prints.
package enum ReportSchema {
  /// The schema's text, as in docs/schema/fanlight-report-1.json.
  package static var text: String { String(decoding: PackageResources.schema_json, as: UTF8.self) }
}
