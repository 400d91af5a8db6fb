/** Code of the badges, which loads at once. */
export { startBadgeBoard } from './badgeBoard.browser.ts';
export { JackpotBadge } from './JackpotBadge.tsx';
export { followJackpots } from './jackpotPoll.browser.ts';
