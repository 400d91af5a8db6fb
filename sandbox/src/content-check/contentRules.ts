import type { Culture } from '@foyer/contract/ids';
import { defaultCulture } from '@foyer/contract/languages';

/** English name of a language, for example `Portuguese`. */
export const languageName = (culture: string): string =>
  new Intl.DisplayNames(defaultCulture, { type: 'language' }).of(culture) ?? culture;

/** Content rules with their severity: players notice an error; a warning is for editors only. */
export const contentRules = {
  unreadable: 'error',
  wrongValue: 'error',
  unknownComponent: 'error',
  unknownField: 'error',
  unknownFact: 'error',
  unknownText: 'error',
  unknownMarket: 'error',
  unknownCategory: 'error',
  unknownPost: 'error',
  duplicate: 'error',
  missingPage: 'error',
  missingComponent: 'error',
  missingField: 'error',
  missingNode: 'error',
  wrongLanguage: 'error',
  deadLink: 'error',
  deadAnchor: 'error',
  unknownGame: 'error',
  emptyRow: 'error',
  missingPicture: 'error',
  noAlternativeText: 'error',
  unsafeHtml: 'error',
  unsafeAddress: 'error',
  claimsLicence: 'error',
  endangersClause: 'error',
  wrongDate: 'error',
  tooLarge: 'error',
  lowContrast: 'error',
  noReason: 'error',
  // The text shows in English.
  untranslated: 'warning',
  sameText: 'warning',
  changedHtml: 'warning',
  emptyField: 'warning',
  tooLong: 'warning',
  gameNotShown: 'warning',
  standsAlready: 'warning',
  nothingThere: 'warning',
  unused: 'warning',
  largeDocument: 'warning',
} as const;

export type ContentRule = keyof typeof contentRules;
export type Severity = (typeof contentRules)[ContentRule];

/** Where a fault appears. Null means everywhere; the market `product` is the brand without a market. */
export interface ContentPlace {
  readonly brand: string | null;
  readonly market: string | null;
  readonly page: string | null;
  /** Null for every language. */
  readonly culture: string | null;
}

/** A fault before its line is looked up: the file, and the path to the value. */
export interface Fault {
  readonly rule: ContentRule;
  readonly message: string;
  /** Path below the content folder, or null if no file is known. */
  readonly file: string | null;
  readonly at: readonly (string | number)[];
  /** Offset in a multi-line text. */
  readonly offset?: number;
  readonly place: ContentPlace;
}

export interface Finding {
  readonly severity: Severity;
  readonly rule: ContentRule;
  readonly message: string;
  readonly file: string | null;
  readonly line: number | null;
  /** Path to the value, for example `components.2.heading`. */
  readonly field: string;
  /** All places where the fault appears, so that a fault in a shared file is one finding. */
  readonly places: readonly ContentPlace[];
}

/** A fault of one value; the caller adds the file and its place. */
export type ValueFault = Pick<Fault, 'rule' | 'message' | 'at' | 'offset'> & { culture?: Culture };
