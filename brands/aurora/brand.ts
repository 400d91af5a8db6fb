import type { Brand } from '../market.ts';
import { sharedJackpots } from '../market.ts';
import { auroraMarkets } from './markets.ts';
import { auroraTheme } from './theme.ts';

export const aurora: Brand = {
  id: 'aurora',
  name: 'Aurora Bay',
  productId: 17447,
  productNodeId: 1200,
  hosts: ['aurora.localhost'],
  // `.example` is a reserved domain that nobody can register.
  supportEmail: 'support@aurora.example',
  jackpots: sharedJackpots,
  markets: auroraMarkets,
  theme: auroraTheme,
};
