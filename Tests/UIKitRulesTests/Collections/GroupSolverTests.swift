import Foundation
import Testing

@testable import UIKitRules

@Suite("GroupSolver · items in a group, groups in a section")
struct GroupSolverTests {
  private typealias Length = GroupTemplate.Length

  private func item(_ width: Length, _ height: Length = .fractionOfHeight(1)) -> GroupTemplate {
    GroupTemplate(width: width, height: height)
  }

  private func row(_ children: [GroupTemplate], _ arrangement: GroupTemplate.Arrangement)
    -> GroupTemplate
  {
    var group = GroupTemplate(width: .fractionOfWidth(1), height: .fixed(50))
    group.arrangement = arrangement
    group.children = children
    return group
  }

  @Test("S7.23 thirds of 376 are rounded down to pixels, so three fit; the remainder is unused")
  func thirdsAreFloored() {
    let group = row([item(.fractionOfWidth(1 / 3.0))], .fill(isHorizontal: true))
    let odd = GroupSolver.solve(group, in: CGSize(width: 376, height: 800), scale: 2)
    let even = GroupSolver.solve(group, in: CGSize(width: 375, height: 800), scale: 2)

    #expect(even.leaves.map(\.frame.minX) == [0, 125, 250])
    #expect(odd.leaves.map(\.frame.width) == [125, 125, 125])
    #expect(odd.size == CGSize(width: 376, height: 50))
  }

  @Test("S7.23 a number of items shares a row, with the distances between them")
  func itemCountSharesARow() {
    var group = row(
      [item(.fractionOfWidth(1))], .share(isHorizontal: true, count: 3, keepsSize: false))
    group.spacing = GroupTemplate.Spacing(length: 10)
    let solved = GroupSolver.solve(group, in: CGSize(width: 320, height: 800), scale: 1)

    #expect(solved.leaves.map(\.frame.minX) == [0, 110, 220])
    #expect(solved.leaves.map(\.frame.width) == [100, 100, 100])
  }

  @Test("flexible distances take what items leave; a fixed one keeps its length")
  func flexibleDistances() {
    var group = row(
      [item(.fixed(50)), item(.fixed(50))], .fill(isHorizontal: true))
    group.spacing = GroupTemplate.Spacing(length: 20, isFlexible: true)
    // A third item of 50 does not fit into 130.
    let solved = GroupSolver.solve(group, in: CGSize(width: 130, height: 800), scale: 1)

    #expect(solved.leaves.map(\.frame.minX) == [0, 80])
    group.spacing.isFlexible = false
    let fixed = GroupSolver.solve(group, in: CGSize(width: 130, height: 800), scale: 1)
    #expect(fixed.leaves.map(\.frame.minX) == [0, 70])
  }

  @Test("insets of a group and of its items are kept on all sides")
  func groupAndItemInsets() {
    var child = item(.fractionOfWidth(1))
    child.insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    var group = row([child], .fill(isHorizontal: true))
    group.insets = NSDirectionalEdgeInsets(top: 5, leading: 6, bottom: 7, trailing: 8)
    let solved = GroupSolver.solve(group, in: CGSize(width: 100, height: 800), scale: 1)

    #expect(solved.leaves.map(\.frame) == [CGRect(x: 8, y: 6, width: 80, height: 34)])
  }

  @Test("an item that decides its height makes its own group higher, and moves the ones after it")
  func selfSizedItemHeights() {
    var group = GroupTemplate(width: .fractionOfWidth(1), height: .estimated(44))
    group.arrangement = .fill(isHorizontal: false)
    group.children = [item(.fractionOfWidth(1), .estimated(44))]
    var plan = SectionPlan(
      group, container: CGSize(width: 320, height: 800), itemCount: 5, spacing: 10,
      isHorizontal: false, scale: 1, preferred: [:])
    #expect(plan.perGroup == 1 && plan.groupCount == 5)
    #expect(plan.total == 260)
    #expect(plan.group(0).leaves[0].fitting == .height)

    plan.setPreferred(CGSize(width: 320, height: 100), of: 1)
    #expect(plan.group(1).size.height == 100)
    #expect((0..<5).map { plan.start(of: $0) } == [0, 54, 164, 218, 272])
    #expect(plan.total == 316)
    #expect(plan.groups(from: 170, to: 180).contains(2))
  }

  @Test("a last group with fewer items has only these")
  func lastGroupWithFewerItems() {
    let group = row([item(.fixed(100))], .fill(isHorizontal: true))
    let plan = SectionPlan(
      group, container: CGSize(width: 320, height: 800), itemCount: 7, spacing: 0,
      isHorizontal: false, scale: 1, preferred: [:])

    #expect(plan.perGroup == 3 && plan.groupCount == 3)
    #expect(plan.group(2).leaves.count == 1)
    #expect(plan.total == 150)
  }
}
