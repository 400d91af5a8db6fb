import type { Brand } from '../market.ts';
import { sharedJackpots } from '../market.ts';
import { regencyMarkets } from './markets.ts';
import { regencyTheme } from './theme.ts';

export const regency: Brand = {
  id: 'regency',
  name: 'Regency Palace',
  productId: 8145,
  productNodeId: 1100,
  hosts: ['regency.localhost'],
  // `.example` is a reserved domain that nobody can register.
  supportEmail: 'support@regency.example',
  jackpots: sharedJackpots,
  markets: regencyMarkets,
  theme: regencyTheme,
};
