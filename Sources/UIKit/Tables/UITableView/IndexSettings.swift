/// The section index.
@MainActor
struct IndexSettings {
  var titles: [String] = []
  var view: SectionIndexView?
  var minimumRowCount = 0
  var color: UIColor?
  var backgroundColor: UIColor?
  var trackingBackgroundColor: UIColor?
}
