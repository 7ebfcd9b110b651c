/// At which end of a row actions are.
enum SwipeEdge {
  case leading
  case trailing
}
