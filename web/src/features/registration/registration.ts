import type { RegistrationDetails } from '@foyer/contract/registrationDetails';
import type { RegistrationReason } from '@foyer/contract/registrationProblems';
import type { FormField, FormProblems, FormStep, RegistrationForm } from './registrationForm.ts';

/**
 * What came of sending the form.
 * - `entered`: the account is open and the player is in
 * - `opened`: the account is open, and the player can log in to it: the session could not be begun
 */
export type RegistrationOutcome =
  | { outcome: 'entered'; userId: number }
  | { outcome: 'opened' | 'notOpened' | 'noAnswer' | 'failed' }
  /** `retryAfterMs` where the answer says how long to wait. */
  | { outcome: 'tooMany'; retryAfterMs?: number | undefined }
  | { outcome: 'problems'; problems: Record<string, RegistrationReason> };

export type RegistrationTrouble = Exclude<RegistrationOutcome['outcome'], 'entered' | 'problems'>;

export interface Registration {
  step: FormStep;
  form: RegistrationForm;
  /** What is wrong and may be said by now: fields that were left, and those of a step that was to be finished. */
  problems: FormProblems;
  isBusy: boolean;
  trouble: RegistrationTrouble | null;
  /** Minutes to wait after too many attempts; 0 where the answer does not say. */
  minutes: number;
  /** True after a reload: the password was not kept and is asked for again on the last step. */
  requiresPassword: boolean;
  /** Counts the attempts to finish a step, so that the first wrong field can be focused. */
  attempts: number;
  change(change: Partial<RegistrationForm>): void;
  answer(field: keyof RegistrationDetails, text: string): void;
  leave(field: FormField): void;
  back(): void;
  /** Goes on to the next step, or opens the account; true once the player is in. */
  goOn(): Promise<{ userId: number } | null>;
}
