import type { Market } from '@foyer/brands/market';
import { restOfWorldRules } from '@foyer/brands/market';
import type { Culture } from '@foyer/contract/ids';
import type { Promotion } from '@foyer/contract/promotions';
import type { Catalogue } from '@foyer/games/catalogue/catalogue';
import type { SandboxContext } from '../../kernel/module.ts';
import type { Bonuses } from './bonuses.ts';
import { offers, offerPeriod } from './offers.ts';
import type { Offer } from './offers.ts';
import { offerFacts, offerTermsHtml, termsUpdated } from './offerTerms.ts';
import { fillText } from './offerText.ts';
import type { OfferTextContext } from './offerText.ts';

/** One row for each period of an offer that a player joined. Amounts in minor units, times in Unix milliseconds. */
export const promotionsSchema = `
CREATE TABLE IF NOT EXISTS promotion_opt_in (
  id INTEGER PRIMARY KEY,
  user_id INTEGER NOT NULL,
  promotion_id INTEGER NOT NULL,
  period_start INTEGER NOT NULL,
  opted_in_at INTEGER NOT NULL,
  currency TEXT NOT NULL,
  amount INTEGER NOT NULL CHECK (amount >= 0),
  to_wager INTEGER NOT NULL CHECK (to_wager >= 0),
  wagered INTEGER NOT NULL DEFAULT 0,
  play_before INTEGER NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('active', 'released', 'lapsed')),
  opt_in_data TEXT NOT NULL DEFAULT '{}',
  UNIQUE (user_id, promotion_id, period_start)
) STRICT;
CREATE INDEX IF NOT EXISTS promotion_opt_in_active ON promotion_opt_in (user_id, id) WHERE state = 'active';
`;

/** Audience of offers: a brand, a market or null, a language, and the player if known. */
export interface Reader {
  brandId: string;
  /** Null applies rest-of-world rules. */
  market: Market | null;
  culture: Culture;
  userId: number | null;
}

export interface Promotions {
  list(reader: Reader): Promotion[];
  /** Returns undefined if the brand has no such offer. */
  terms(
    reader: Reader,
    promotionId: number,
    serviceId: number,
  ): { title: string; html: string; lastUpdatedDate: string } | undefined;
  /** Returns the offer if players can opt in to it. */
  offer(brandId: string, promotionId: number): Offer | undefined;
  optIn(
    reader: Reader & { userId: number; currencyIsoCode: string },
    offer: Offer,
    data: Readonly<Record<string, string>>,
  ): void;
}

export const offerOf = (promotionId: number): Offer | undefined =>
  offers.find((offer) => offer.promotionId === promotionId);

export function createPromotions(
  { clock }: Pick<SandboxContext, 'clock'>,
  catalogue: Pick<Catalogue, 'all'>,
  bonuses: Pick<Bonuses, 'take' | 'taken'>,
): Promotions {
  const games = new Map(catalogue.all.map((game) => [game.name.en, game]));
  const offersOf = (brandId: string) => offers.filter(({ brands }) => brands === undefined || brands.includes(brandId));
  const rulesOf = ({ market }: Reader) => market?.rules ?? restOfWorldRules;

  function textContextOf(offer: Offer, reader: Reader): OfferTextContext {
    const first = offer.games[0] ?? '';
    return {
      culture: reader.culture,
      rules: rulesOf(reader),
      gameName: games.get(first)?.name[reader.culture] ?? first,
      endsAt: offerPeriod(offer.every, clock.now()).endsAt,
    };
  }

  function toPromotion(offer: Offer, reader: Reader): Promotion {
    const textContext = textContextOf(offer, reader);
    const translate = (text: Readonly<Record<Culture, string>>) => fillText(text[reader.culture], offer, textContext);
    const row =
      reader.userId === null
        ? undefined
        : bonuses.taken(reader.userId, offer.promotionId, offerPeriod(offer.every, clock.now()).startsAt);
    return {
      promotionId: offer.promotionId,
      serviceId: offer.serviceId,
      isUserOptedIn: row !== undefined,
      // `offersOf` selects by brand alone.
      audience: 'everyPlayer',
      title: translate(offer.title),
      figure: fillText(offer.figure, offer, textContext),
      figureText: translate(offer.figureText),
      summary: translate(offer.summary),
      terms: offerFacts(offer, textContext.rules),
      gameIds: offer.games.flatMap((name) => games.get(name)?.gameGroupId ?? []),
      endsAt: textContext.endsAt,
      bonus:
        row === undefined
          ? null
          : {
              state: row.state,
              amount: row.amount,
              currencyIsoCode: row.currency,
              wagered: row.wagered,
              toWager: row.to_wager,
            },
    };
  }

  return {
    list: (reader) => offersOf(reader.brandId).map((offer) => toPromotion(offer, reader)),
    terms(reader, promotionId, serviceId) {
      const offer = offersOf(reader.brandId).find(
        (one) => one.promotionId === promotionId && one.serviceId === serviceId,
      );
      if (!offer) return undefined;
      const textContext = textContextOf(offer, reader);
      return {
        title: fillText(offer.title[reader.culture], offer, textContext),
        html: offerTermsHtml(offer, textContext),
        lastUpdatedDate: termsUpdated,
      };
    },
    offer: (brandId, promotionId) =>
      offersOf(brandId).find((offer) => offer.promotionId === promotionId && offer.bonus !== null),
    optIn(reader, offer, data) {
      const { startsAt } = offerPeriod(offer.every, clock.now());
      bonuses.take({
        offer,
        userId: reader.userId,
        currencyIsoCode: reader.currencyIsoCode,
        periodStart: startsAt,
        maxWagering: rulesOf(reader).maxWagering,
        data,
      });
    },
  };
}
