/** Visits whose scripts docs/chunks.md lists. `allowed`: groups of cookies that the visitor has allowed. */
export const visitors = [
  { kind: 'visitor', title: 'visitor', isPlayer: false, allowed: [] },
  { kind: 'visitorWithConsent', title: 'visitor, all cookies', isPlayer: false, allowed: ['C0002', 'C0003', 'C0004'] },
  { kind: 'player', title: 'player', isPlayer: true, allowed: [] },
  { kind: 'playerWithConsent', title: 'player, all cookies', isPlayer: true, allowed: ['C0002', 'C0003', 'C0004'] },
] as const;

export type VisitorKind = (typeof visitors)[number]['kind'];
