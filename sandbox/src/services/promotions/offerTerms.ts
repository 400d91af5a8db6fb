import type { OfferTerms } from '@foyer/contract/promotions';
import type { Offer, OfferedBonus } from './offers.ts';
import { wageringRequirement, promotionMessages } from './offers.ts';
import { endText, fillText, moneyText } from './offerText.ts';
import type { OfferTextContext } from './offerText.ts';

/** Day on which these terms were last worded, DD-MM-YYYY. */
export const termsUpdated = '23-11-2026';

/** UK21: names the one product whose stakes count. */
const productText = (counts: OfferedBonus['counts'], { culture, gameName }: OfferTextContext): string =>
  counts === 'game' ? gameName : promotionMessages[culture].products[counts];

/** The terms of an offer as facts, the same that are booked; null for news. */
export function offerFacts(
  { bonus, every }: Pick<Offer, 'bonus' | 'every'>,
  rules: OfferTextContext['rules'],
): OfferTerms | null {
  return bonus === null
    ? null
    : {
        amount: bonus.amount,
        currencyIsoCode: rules.currencyIsoCode,
        deposit: 0,
        wagering: wageringRequirement(bonus, rules),
        counts: bonus.counts,
        every: every ?? 'month',
        daysToPlay: bonus.daysToPlay,
      };
}

interface NamedText {
  name: string;
  text: string;
}

/** UK22: words the significant terms for the full terms, from the same figures that are booked. */
export function significantTerms(offer: Offer, textContext: OfferTextContext): NamedText[] {
  const messages = promotionMessages[textContext.culture];
  const { bonus } = offer;
  if (bonus === null) {
    return [
      messages.cost,
      { name: messages.wagering, text: messages.noWagering },
      messages.withdrawal,
      { name: messages.ends, text: messages.noEndDate },
    ];
  }
  const times = wageringRequirement(bonus, textContext.rules);
  const total = moneyText(bonus.amount * times, textContext);
  const product = productText(bonus.counts, textContext);
  return [
    messages.cost,
    { name: messages.wagering, text: times === 0 ? messages.noWagering : messages.wager({ times, total, product }) },
    { name: messages.maximum, text: messages.once[offer.every ?? 'month'](moneyText(bonus.amount, textContext)) },
    {
      name: messages.ends,
      text: textContext.endsAt === null ? messages.noEndDate : endText(textContext.endsAt, textContext.culture),
    },
  ];
}

/** Renders the full terms as html. */
export function offerTermsHtml(offer: Offer, textContext: OfferTextContext): string {
  const messages = promotionMessages[textContext.culture];
  const list = significantTerms(offer, textContext).map(
    ({ name, text }) => `<li><strong>${name}</strong>${messages.colon}${text}</li>`,
  );
  return [
    `<p>${fillText(offer.summary[textContext.culture], offer, textContext)}</p>`,
    `<h2>${messages.keyTerms}</h2><ul>${list.join('')}</ul>`,
    ...(offer.bonus === null ? [] : bonusTerms(offer.bonus, textContext)),
    messages.eligibility(textContext.rules.minimumAge),
  ].join('');
}

function bonusTerms(bonus: OfferedBonus, textContext: OfferTextContext): string[] {
  const messages = promotionMessages[textContext.culture];
  const times = wageringRequirement(bonus, textContext.rules);
  const amount = moneyText(bonus.amount, textContext);
  if (times === 0) return [messages.howItWorksWithoutWagering(amount)];
  const product = productText(bonus.counts, textContext);
  const total = moneyText(bonus.amount * times, textContext);
  return [messages.howItWorks({ amount, product, total }), messages.changeOfMind(bonus.daysToPlay)];
}
