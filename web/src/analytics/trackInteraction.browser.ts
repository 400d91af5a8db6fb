import type { Interaction } from './interaction.ts';

/** Name of the window's event that carries each interaction. */
export const interactionEvent = 'foyer:interaction';

/** What is told before anybody follows waits, and no more than this. */
const waitingLimit = 100;
const waiting: Interaction[] = [];
let follower: ((interaction: Interaction) => void) | null = null;

/** Tells of an interaction. Comes with the page and keeps or sends nothing; what measures is code that comes later. */
export function trackInteraction(interaction: Interaction): void {
  window.dispatchEvent(new CustomEvent<Interaction>(interactionEvent, { detail: interaction }));
  if (follower !== null) follower(interaction);
  else if (waiting.length < waitingLimit) waiting.push(interaction);
}

/** Hands over what was told so far, in order, and everything from now on. One follows, and must not throw. */
export function followInteractions(next: ((interaction: Interaction) => void) | null): void {
  follower = next;
  if (next !== null) for (const interaction of waiting.splice(0)) next(interaction);
}
