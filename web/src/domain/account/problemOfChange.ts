import { accountCodes } from '@foyer/contract/accounts';
import { passwordResetCodes } from '@foyer/contract/passwordReset';
import { passwordStrength, minPasswordLength } from '@foyer/contract/passwordStrength';
import type { ApiFailure } from '../../services/api/apiResult.ts';

/** Why the password was not changed. Each has a message under `saferGambling.password.error.*`. */
export type ChangeProblem = 'currentMissing' | 'currentWrong' | 'tooShort' | 'weak' | 'wait' | 'noResponse' | 'general';

interface Change {
  current: string;
  password: string;
  /** Username of the player, which the password must not equal. */
  username: string;
}

/** Validates a change before any request; null if it is valid. The service applies the same rules. */
export function problemOfChange({ current, password, username }: Change): ChangeProblem | null {
  if (current === '') return 'currentMissing';
  if ([...password].length < minPasswordLength) return 'tooShort';
  return passwordStrength(password, [username]) < 2 ? 'weak' : null;
}

const problemOfCode: Readonly<Record<number, ChangeProblem>> = {
  [accountCodes.wrongCredentials]: 'currentWrong',
  [accountCodes.tooManyAttempts]: 'wait',
  [passwordResetCodes.passwordTooShort]: 'tooShort',
  [passwordResetCodes.passwordTooWeak]: 'weak',
};

export function problemOfFailedChange(failure: ApiFailure): ChangeProblem {
  if (failure.kind === 'noResponse') return 'noResponse';
  return ('code' in failure && failure.code !== null ? problemOfCode[failure.code] : undefined) ?? 'general';
}
