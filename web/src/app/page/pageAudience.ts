import type { Visit } from '../../services/market/visit.ts';

/** The parts of a visit that select a page's variant. */
export type PageAudience = Pick<Visit, 'loginState' | 'access' | 'marketId'>;
