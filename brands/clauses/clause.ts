/** Regulators by the prefix of their clause ids. */
export const regulators = {
  UK: 'Gambling Commission (Great Britain)',
  ON: 'Alcohol and Gaming Commission of Ontario',
  MT: 'Malta Gaming Authority',
} as const;

export type RegulatorId = keyof typeof regulators;
export type ClauseId = `${RegulatorId}${number}`;
/** `UK20c` is the third duty of clause UK20. The only duty of a clause has the id of the clause. */
export type DutyId = ClauseId | `${ClauseId}${string}`;

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

/** One thing that a clause demands: a test shows it or not. */
export interface ClauseDuty {
  /**
   * The duty in our words. Figures that a market's entry holds are placeholders; the text has no digits, so that no
   * figure is written twice.
   */
  duty: string;
  /** Where a player meets it. */
  shownIn: string;
  /**
   * What has to show the duty. `screen`: a browser test. `services`: it ends at the operator's services, and a contract
   * test is its evidence.
   */
  evidence: 'screen' | 'services';
  /** Part of the duty that the product does not show yet. The duty then counts as shown in part. */
  unshown?: string;
  /** What the front end cannot show, and the operator's services must. */
  services?: string;
  /** Ids of markets in which the same thing must not show. */
  absentFrom?: readonly string[];
  /** Texts without which the duty is not shown. The content check names it when an editor changes one. */
  texts?: readonly (FooterText | PageText)[];
  /** Names of the regulator; the licence text contains one. */
  regulatorNames?: readonly string[];
}

/** One clause of a regulator. */
export interface Clause {
  id: ClauseId;
  /** Rule, standard or directive in the regulator's own numbering. */
  reference: string;
  /** Ids of the markets in which the clause applies. */
  markets: readonly string[];
  duties: readonly ClauseDuty[];
}

/** A duty with its clause: a row of the matrix. */
export interface Duty extends ClauseDuty, Pick<Clause, 'reference' | 'markets'> {
  id: DutyId;
  clause: ClauseId;
}
