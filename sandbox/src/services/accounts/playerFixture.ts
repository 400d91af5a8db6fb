import type { Player } from './players.ts';

/** Builds a complete player of the sandbox from the facts that matter to a test. */
export const playerFixture = (facts: Partial<Player> = {}): Player => ({
  user_id: 1,
  username: 'mira',
  password: '',
  brand: 'regency',
  market_id: 'uk',
  casino_id: 3568,
  product_id: 8145,
  currency: 'GBP',
  country: 'GB',
  language: 'en',
  status_id: 2,
  user_type_id: 0,
  terms_accepted_at: null,
  login_streak: 1,
  last_login_at: null,
  ...facts,
});
