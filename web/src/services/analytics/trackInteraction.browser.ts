import type { Interaction } from './interaction.ts';

/** Name of the window event that carries interactions. */
export const interactionEvent = 'foyer:interaction';

/** Maximum number of interactions that wait for the analytics code. */
const maxBuffered = 100;
const buffered: Interaction[] = [];
let follower: ((interaction: Interaction) => void) | null = null;

/** Tracks an interaction, which becomes an analytics event once the analytics code is loaded. Stores and sends nothing itself. */
export function trackInteraction(interaction: Interaction): void {
  window.dispatchEvent(new CustomEvent<Interaction>(interactionEvent, { detail: interaction }));
  if (follower !== null) follower(interaction);
  else if (buffered.length < maxBuffered) buffered.push(interaction);
}

/** Passes waiting and future interactions to `next`, in order. There is one follower, and it must not throw. */
export function followInteractions(next: ((interaction: Interaction) => void) | null): void {
  follower = next;
  if (next !== null) for (const interaction of buffered.splice(0)) next(interaction);
}
