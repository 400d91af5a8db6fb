/** What a market asks of who opens an account (RG-01). */
export interface RegistrationRules {
  /** Where a player may live, ISO 3166-1 alpha-2; with one there is nothing to choose. */
  countries: readonly string[];
  /** The only state or province that the market serves, where a country has several rules (ON10). */
  region: { code: string; name: string } | null;
  /** Asked for beside what every market asks for. */
  asks: {
    /** ON10: what Canada's law against money laundering wants to know of a client. */
    occupation: boolean;
    /** ON10: the player affirms that what was given is complete. */
    affirmation: boolean;
  };
  /** Limits offered before the account opens, deposit limit first (UK11, UK12, ON7). */
  limits: readonly ('deposit' | 'loss' | 'time')[];
  /** ON2: the safer-gambling line and the help line's number stand on the form itself. */
  helpOnForm: boolean;
  /** UK23: channels a player may choose to hear of offers by; none is chosen beforehand. */
  marketingChannels: readonly ('email' | 'sms' | 'phone' | 'post')[];
  /** UK23: from this day on (`2025-05-01`) players who were never asked for these choices are asked at login; null where nobody is. */
  marketingAskedFrom: string | null;
}

export const restOfWorldRegistration: RegistrationRules = {
  countries: ['IE', 'AT', 'BR', 'FI', 'FR', 'IN', 'IS', 'JP', 'LU', 'MT', 'MY', 'NO', 'NZ', 'SG', 'TH', 'ZA'],
  region: null,
  asks: { occupation: false, affirmation: false },
  limits: ['deposit'],
  helpOnForm: false,
  marketingChannels: ['email', 'sms', 'phone'],
  marketingAskedFrom: null,
};
