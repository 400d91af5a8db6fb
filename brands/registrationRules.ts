import type { LimitKind } from '@foyer/contract/limitKinds';
import type { MarketingChoice } from '@foyer/contract/registrationDetails';

/** Registration requirements of a market (RG-01). */
export interface RegistrationRules {
  /** Permitted countries of residence, ISO 3166-1 alpha-2. A single country needs no choice. */
  countries: readonly string[];
  /** The only state or province of the market, in a country with several sets of rules (ON10). */
  region: {
    code: string;
    name: string;
    /** First letters of the region's post codes: a post code of another region is refused. */
    postcodes: readonly string[];
  } | null;
  /** Additional questions, beyond those of every market. */
  extraFields: {
    /** ON10: occupation, which Canada's anti-money-laundering law requires. */
    occupation: boolean;
    /** ON10: the player affirms that all details are complete. */
    affirmation: boolean;
  };
  /** Limits offered before the account opens, deposit limit first (UK11, UK12, ON7). */
  limits: readonly LimitKind[];
  /** ON2: the form itself shows the safer-gambling message and the help line's number. */
  helpOnForm: boolean;
  /** UK23: marketing channels that a player may opt in to; none is preselected. */
  marketingChannels: readonly MarketingChoice['channel'][];
  /** UK23: from this day (`2025-05-01`) players who were never asked are asked at login; null if nobody is asked. */
  marketingAskedFrom: string | null;
}

export const restOfWorldRegistration: RegistrationRules = {
  countries: ['IE', 'AT', 'BR', 'FI', 'FR', 'IN', 'IS', 'JP', 'LU', 'MT', 'MY', 'NO', 'NZ', 'SG', 'TH', 'ZA'],
  region: null,
  extraFields: { occupation: false, affirmation: false },
  limits: ['deposit'],
  helpOnForm: false,
  marketingChannels: ['email', 'sms', 'phone'],
  marketingAskedFrom: null,
};
