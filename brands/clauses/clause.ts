/** Regulators by the prefix of their clause ids. */
export const regulators = {
  UK: 'Gambling Commission (Great Britain)',
  ON: 'Alcohol and Gaming Commission of Ontario',
  MT: 'Malta Gaming Authority',
} as const;

export type RegulatorId = keyof typeof regulators;
export type ClauseId = `${RegulatorId}${number}`;

/** Texts of the footer, which editors write and every page shows. */
export type FooterText =
  | 'licenceText'
  | 'ageMark'
  | 'helpLine'
  | 'saferGamblingLink'
  | 'limitLink'
  | 'seal'
  | 'complaintsLink'
  | 'termsLink';
/** Structured texts that editors write on the pages of complaints and terms, in every language of the brand. */
export type PageText = 'complaints' | 'disputeBody' | 'termsVersion' | 'customerFunds';

/** One clause of a regulator, as a duty of this product. */
export interface Clause {
  id: ClauseId;
  /** Rule, standard or directive in the regulator's own numbering. */
  reference: string;
  /**
   * The duty in our words. Figures that a market's entry holds are placeholders; the text has no digits, so that no
   * figure is written twice.
   */
  duty: string;
  /** Ids of the markets in which the clause applies. */
  markets: readonly string[];
  /** Where a player meets it. */
  shownIn: string;
  /**
   * What has to show the clause. `screen`: a browser test. `services`: the duty ends at the operator's services, and a
   * contract test is its evidence.
   */
  evidence: 'screen' | 'services';
  /** Part of the duty that the product does not show yet. The clause then counts as shown in part. */
  unshown?: string;
  /** What the front end cannot show, and the operator's services must. */
  services?: string;
  /** Ids of markets in which the same thing must not show. */
  absentFrom?: readonly string[];
  /** Texts without which the clause is not shown. The content check names the clause when an editor changes one. */
  texts?: readonly (FooterText | PageText)[];
  /** Names of the regulator; the licence text contains one. */
  regulatorNames?: readonly string[];
}
