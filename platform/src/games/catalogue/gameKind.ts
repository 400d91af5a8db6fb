import type { Game } from '@foyer/contract/games';

export type GameKind = Game['Properties']['kind'];
export type Volatility = Game['Properties']['volatility'];
