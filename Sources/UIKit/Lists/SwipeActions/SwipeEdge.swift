/// The end of a row at which actions are.
enum SwipeEdge {
  case leading
  case trailing
}
