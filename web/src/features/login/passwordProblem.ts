import { passwordResetCodes } from '@foyer/contract/passwordReset';
import { passwordStrength, shortestPassword } from '@foyer/contract/passwordStrength';
import type { ApiFailure } from '../../api/apiResult.ts';

/** Why a new password was not taken. Each has its sentence under `login.reset.error.*`. */
export type PasswordProblem = 'tooShort' | 'weak' | 'linkOver' | 'noAnswer' | 'general';

/** What is wrong with a password before anybody is asked; null where nothing is. The service has the same rules. */
export function problemOfPassword(password: string): PasswordProblem | null {
  if ([...password].length < shortestPassword) return 'tooShort';
  return passwordStrength(password) < 2 ? 'weak' : null;
}

const problemOfCode: Readonly<Record<number, PasswordProblem>> = {
  [passwordResetCodes.linkNotUsable]: 'linkOver',
  [passwordResetCodes.passwordTooShort]: 'tooShort',
  [passwordResetCodes.passwordTooWeak]: 'weak',
};

export function problemOfFailure(failure: ApiFailure): PasswordProblem {
  if (failure.kind === 'noAnswer') return 'noAnswer';
  return ('code' in failure && failure.code !== null ? problemOfCode[failure.code] : undefined) ?? 'general';
}
