import { defaultCulture } from '@foyer/contract/languages';

/** English name of a language, for example `Portuguese`. */
export const languageName = (culture: string): string =>
  new Intl.DisplayNames(defaultCulture, { type: 'language' }).of(culture) ?? culture;
