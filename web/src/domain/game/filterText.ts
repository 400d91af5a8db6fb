import type { Translate } from '../../i18n/messages.ts';
import type { GameFilter } from './choiceNames.ts';

export interface FilterTextParts {
  readonly t: Translate;
  /** Formats minor units of the market's currency. */
  readonly money: (amount: number) => string;
}

/**
 * Returns the name of a filter's value. Needs the messages of the areas `filters` and `gameFacts`. A feature without a
 * message, for example of a new kind of game, is shown as its key.
 */
export function filterText(name: GameFilter, value: string, { t, money }: FilterTextParts): string {
  switch (name) {
    case 'provider':
      return value;
    case 'feature':
      return featureName(value, t);
    case 'stake':
      return t('filters.stake', { amount: money(Number(value)) });
    case 'jackpot':
    case 'new':
      return t(`filters.${name}`);
    case 'kind':
      return t('filters.kind', { kind: value });
    default:
      return t(`gameFacts.${name}.option`, { value });
  }
}

function featureName(feature: string, t: Translate): string {
  const named = t('filters.feature', { feature: feature.replace(/[^a-z0-9]+/gi, '_') });
  if (named !== '') return named;
  const text = feature.replace(/[-_]+/g, ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
