import type { gameKinds, volatilities } from '@foyer/contract/games';

export type GameKind = (typeof gameKinds)[number];
export type Volatility = (typeof volatilities)[number];
