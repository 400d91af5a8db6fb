import type { Brand } from '../market.ts';
import { sharedJackpots } from '../market.ts';
import { pulseMarkets } from './markets.ts';
import { pulseTheme } from './theme.ts';

export const pulse: Brand = {
  id: 'pulse',
  name: 'Pulse',
  productId: 20101,
  productNodeId: 1300,
  hosts: ['pulse.localhost'],
  // `.example` is a reserved domain that nobody can register.
  supportEmail: 'support@pulse.example',
  jackpots: sharedJackpots,
  markets: pulseMarkets,
  theme: pulseTheme,
};
