// Record modes and tolerances are arguments of the functions here.
@_exported public import Snapshots
