import type { Formats } from '../../i18n/formats.ts';
import type { Translate } from '../../i18n/messages.ts';
import type { GameTile } from './gameTile.ts';

/** Provider, RTP and volatility of a game in one line, as far as the games service knows them. */
export function tileFacts(
  { provider, rtp, volatility }: GameTile,
  { t, formats }: { t: Translate; formats: Formats },
): string {
  return [
    provider,
    rtp && t('lobby.rtp', { rtp: formats.percent(rtp) }),
    volatility && t('lobby.volatility', { volatility }),
  ]
    .filter(Boolean)
    .join(' · ');
}
