import type { Translate } from '../../i18n/messages.ts';

/** Returns the name of a feature; one without a message, for example of a new kind of game, is shown as its key. */
export function featureName(feature: string, t: Translate): string {
  const key = feature.replace(/[^a-z0-9]+/gi, '_');
  const named = t('filters.feature', { feature: key });
  if (named !== '') return named;
  const text = feature.replace(/[-_]+/g, ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
