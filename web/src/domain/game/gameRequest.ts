import type { Visit } from '../../services/market/visit.ts';

/** Input of the endpoint `gameById` for a game as the visit sees it. */
export const gameRequest = (
  gameId: number | string,
  {
    productId,
    culture,
    coverTone,
    currencyIsoCode,
    casinoId,
  }: Pick<Visit, 'productId' | 'culture' | 'coverTone' | 'currencyIsoCode' | 'casinoId'>,
) => ({
  params: { gameId: String(gameId) },
  query: { productId: String(productId), culture, tone: coverTone, currencyIsoCode, casinoId: String(casinoId) },
});
