import { memoize } from '../../base/memoize.ts';
import type { PromotionCard } from '../../domain/site/promotionCard.ts';
import type { Translate } from '../../i18n/messages.ts';

/** A significant term on the card of an offer (UK22). */
export interface SignificantTerm {
  name: string;
  text: string;
}

type TermFacts = Pick<PromotionCard, 'terms' | 'endsAt' | 'cover'>;

/** Words the terms of an offer from its facts, so that no figure comes from a sentence of the service. */
export function significantTerms(
  { terms, endsAt, cover }: TermFacts,
  { t, locale }: { t: Translate; locale: string },
): SignificantTerm[] {
  const ends = {
    name: t('promotions.term.ends'),
    text: terms === null || endsAt === null ? t('promotions.term.noEnd') : endText(endsAt, locale),
  };
  const wagering = t('promotions.term.wagering');
  if (terms === null) {
    return [
      { name: t('promotions.term.cost'), text: t('promotions.term.free') },
      { name: wagering, text: t('promotions.term.noWagering') },
      { name: t('promotions.term.withdrawal'), text: t('promotions.term.noWithdrawal') },
      ends,
    ];
  }
  const { amount, currencyIsoCode, deposit, wagering: wageringMultiple, counts, every } = terms;
  const money = (value: number) => shortMoney(value, currencyIsoCode, locale);
  const product = counts === 'game' ? (cover?.name ?? t('promotions.product.game')) : t(`promotions.product.${counts}`);
  return [
    {
      name: t('promotions.term.cost'),
      text: deposit === 0 ? t('promotions.term.free') : t('promotions.term.deposit', { amount: money(deposit) }),
    },
    {
      name: wagering,
      text:
        wageringMultiple === 0
          ? t('promotions.term.noWagering')
          : t('promotions.term.wager', { times: wageringMultiple, total: money(amount * wageringMultiple), product }),
    },
    { name: t('promotions.term.maximum'), text: t(`promotions.term.once.${every}`, { amount: money(amount) }) },
    ends,
  ];
}

/** Formats of money by locale, currency and whether it is whole: creating one takes longer than the rest of a card. */
const moneyFormat = memoize(50, (key) => {
  const [locale, currency = '', digits] = key.split(' ');
  const whole = digits === 'whole' ? { maximumFractionDigits: 0 } : {};
  return new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol', ...whole });
});

/** Money without empty decimals. */
function shortMoney(amount: number, currency: string, locale: string): string {
  return moneyFormat(`${locale} ${currency} ${amount % 100 === 0 ? 'whole' : 'decimals'}`).format(amount / 100);
}

const endFormat = memoize(
  20,
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      day: 'numeric',
      month: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone: 'UTC',
    }),
);

/** The last minute of an offer in UTC, the same for everyone and on the server. */
const endText = (endsAt: number, locale: string): string => `${endFormat(locale).format(endsAt - 60_000)} UTC`;
