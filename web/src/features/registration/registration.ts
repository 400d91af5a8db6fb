import type { RegistrationDetails } from '@foyer/contract/registrationDetails';
import type { RegistrationReason } from '@foyer/contract/registrationProblems';
import type { FormField, FormProblems, FormStep, RegistrationForm } from './registrationForm.ts';

/**
 * Result of submitting the form.
 * - `entered`: the account is open and the player is logged in
 * - `notChecked`: a check that the market requires could not be completed
 * - `opened`: the account is open, but its session could not be started; the player can log in
 */
export type RegistrationOutcome =
  | { outcome: 'entered'; userId: number }
  | { outcome: 'opened' | 'notOpened' | 'notChecked' | 'noResponse' | 'failed' }
  /** `retryAfterMs`: wait that the response states. */
  | { outcome: 'tooMany'; retryAfterMs?: number | undefined }
  | { outcome: 'problems'; problems: Record<string, RegistrationReason> };

export type RegistrationError = Exclude<RegistrationOutcome['outcome'], 'entered' | 'problems'>;

export interface Registration {
  step: FormStep;
  form: RegistrationForm;
  /** Problems to show now: those of visited fields and of a submitted step. */
  problems: FormProblems;
  isBusy: boolean;
  error: RegistrationError | null;
  /** Minutes to wait after too many attempts; 0 if unknown. */
  minutes: number;
  /** True after a reload: the password is not stored, and the last step asks for it again. */
  requiresPassword: boolean;
  /** Counts submissions of a step, so that the first invalid field can be focused. */
  attempts: number;
  change(change: Partial<RegistrationForm>): void;
  answer(field: keyof RegistrationDetails, text: string): void;
  leave(field: FormField): void;
  back(): void;
  /** Goes to the next step or opens the account; resolves with the player once logged in. */
  submitStep(): Promise<{ userId: number } | null>;
}
