import type { gameKinds, gameTraits } from '@foyer/contract/gameTraits';

export type GameKind = (typeof gameKinds)[number];
export type Volatility = (typeof gameTraits.volatility)[number];
