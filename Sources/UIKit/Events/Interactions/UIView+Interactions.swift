extension UIView {
  func attach(_ interaction: any UIInteraction) {
    if let old = interaction.view { old.removeInteraction(interaction) }
    interaction.willMove(to: self)
    rare.interactions.append(interaction)
    interaction.didMove(to: self)
  }

  func detach(_ interaction: any UIInteraction) {
    guard let index = storedRare?.interactions.firstIndex(where: { $0 === interaction }) else {
      return
    }
    interaction.willMove(to: nil)
    rare.interactions.remove(at: index)
    interaction.didMove(to: nil)
  }

  func replaceInteractions(_ new: [any UIInteraction]) {
    for old in storedRare?.interactions ?? [] where !new.contains(where: { $0 === old }) {
      detach(old)
    }
    for interaction in new
    where storedRare?.interactions.contains(where: { $0 === interaction }) != true {
      attach(interaction)
    }
  }
}
