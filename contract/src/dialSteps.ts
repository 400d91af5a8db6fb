/**
 * Steps of the dial, from calm to lively. Each shows everything of the one before it, and more:
 * - `calm`, calm mode: no motion, sound, celebration, jackpot, list of wins or marketing message
 * - `quiet`: jackpots, lists of wins and messages, without motion, sound or celebration
 * - `balanced`: motion, sound that the player has turned on, and wins that are shown within the game
 * - `lively`: big wins and streaks, shown large
 */
export const dialSteps = ['calm', 'quiet', 'balanced', 'lively'] as const;
export type DialStep = (typeof dialSteps)[number];
