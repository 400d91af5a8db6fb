import { passwordResetCodes } from '@foyer/contract/passwordReset';
import { passwordStrength, minPasswordLength } from '@foyer/contract/passwordStrength';
import type { ApiFailure } from '../../services/api/apiResult.ts';

/** Why a new password was rejected. Each has a message under `login.reset.error.*`. */
export type PasswordProblem = 'tooShort' | 'weak' | 'linkOver' | 'noResponse' | 'general';

/** Validates a password before any request; null if it is valid. The service applies the same rules. */
export function problemOfPassword(password: string): PasswordProblem | null {
  if ([...password].length < minPasswordLength) return 'tooShort';
  return passwordStrength(password) < 2 ? 'weak' : null;
}

const problemOfCode: Readonly<Record<number, PasswordProblem>> = {
  [passwordResetCodes.linkNotUsable]: 'linkOver',
  [passwordResetCodes.passwordTooShort]: 'tooShort',
  [passwordResetCodes.passwordTooWeak]: 'weak',
};

export function problemOfFailure(failure: ApiFailure): PasswordProblem {
  if (failure.kind === 'noResponse') return 'noResponse';
  return ('code' in failure && failure.code !== null ? problemOfCode[failure.code] : undefined) ?? 'general';
}
