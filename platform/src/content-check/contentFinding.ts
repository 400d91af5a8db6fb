/** What may be wrong with content, and how bad it is: an error is seen or missed by a player, a warning is for the editor. */
export const contentRules = {
  unreadable: 'error',
  wrongValue: 'error',
  unknownComponent: 'error',
  unknownField: 'error',
  unknownFact: 'error',
  unknownText: 'error',
  missingPage: 'error',
  missingComponent: 'error',
  missingField: 'error',
  missingNode: 'error',
  untranslated: 'error',
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
  wrongDate: 'error',
  tooLarge: 'error',
  lowContrast: 'error',
  noReason: 'error',
  sameText: 'warning',
  changedHtml: 'warning',
  emptyField: 'warning',
  tooLong: 'warning',
  gameNotShown: 'warning',
  standsAlready: 'warning',
  nothingThere: 'warning',
  unused: 'warning',
} as const;

export type ContentRule = keyof typeof contentRules;
export type Severity = (typeof contentRules)[ContentRule];

/** Where a fault shows. Null means all of them; the market `product` is the brand without a market. */
export interface ContentPlace {
  readonly brand: string | null;
  readonly market: string | null;
  readonly page: string | null;
  /** Null: whatever the language. */
  readonly culture: string | null;
}

/** A fault before its line is looked up: the file, and the way through it to the value. */
export interface Fault {
  readonly rule: ContentRule;
  readonly message: string;
  /** Below the content folder, or null where no file can be named. */
  readonly file: string | null;
  readonly at: readonly (string | number)[];
  /** Place inside a text, for texts of several lines. */
  readonly offset?: number;
  readonly place: ContentPlace;
}

export interface Finding {
  readonly severity: Severity;
  readonly rule: ContentRule;
  readonly message: string;
  readonly file: string | null;
  readonly line: number | null;
  /** The way to the value, for example `components.2.heading`. */
  readonly field: string;
  /** Every place where it shows, so that one slip in a shared file is one finding. */
  readonly places: readonly ContentPlace[];
}
