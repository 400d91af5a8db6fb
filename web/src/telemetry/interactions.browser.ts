/** What a player did with a piece of the interface, for whoever measures it. Holds nothing personal. */
export type Interaction = { area: 'restrictedCountry'; action: 'shown' | 'withdraw' | 'support' | 'close' };

/** Name of the window's event that carries each interaction. */
export const interactionEvent = 'foyer:interaction';

/**
 * Tells of an interaction. Nothing is kept or sent: what measures is bought, needs the player's consent and listens to
 * this event from then on.
 */
export function tellInteraction(interaction: Interaction): void {
  window.dispatchEvent(new CustomEvent<Interaction>(interactionEvent, { detail: interaction }));
}
