import UIKit

/// The timetable: a scrolling column of cards, each made of stacks in stacks.
public class CrossingsViewController: UIViewController {
  private let page = PageScrollView()

  /// Makes the cards.
  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .refresh, primaryAction: UIAction { [weak self] _ in self?.reload() })
    page.fill(view)
    page.column.spacing = 16
    reload()
  }

  private func reload() {
    for card in page.column.arrangedSubviews { card.removeFromSuperview() }
    for crossing in Crossing.today {
      let card = CrossingCard(crossing)
      card.onBook = { [weak self] in self?.show(ticketFor: crossing) }
      page.column.addArrangedSubview(card)
    }
  }

  /// Presents the ticket of a crossing as a sheet.
  public func show(ticketFor crossing: Crossing) {
    let ticket = UINavigationController(rootViewController: TicketViewController(crossing))
    ticket.modalPresentationStyle = .pageSheet
    if let sheet = ticket.sheetPresentationController {
      sheet.detents = [.medium(), .large()]
      sheet.selectedDetentIdentifier = .large
      sheet.prefersGrabberVisible = true
    }
    present(ticket, animated: true)
  }
}
