import { accountCodes } from '@foyer/contract/accounts';
import { passwordResetCodes } from '@foyer/contract/passwordReset';
import { passwordStrength, shortestPassword } from '@foyer/contract/passwordStrength';
import type { ApiFailure } from '../../api/apiResult.ts';

/** Why the password stays as it is. Each has its sentence under `care.password.error.*`. */
export type ChangeProblem = 'currentMissing' | 'currentWrong' | 'tooShort' | 'weak' | 'wait' | 'noAnswer' | 'general';

interface Change {
  current: string;
  password: string;
  /** Of the player, who must not be the password. */
  username: string;
}

/** What is wrong before anybody is asked; null where nothing is. The service has the same rules. */
export function problemOfChange({ current, password, username }: Change): ChangeProblem | null {
  if (current === '') return 'currentMissing';
  if ([...password].length < shortestPassword) return 'tooShort';
  return passwordStrength(password, [username]) < 2 ? 'weak' : null;
}

const problemOfCode: Readonly<Record<number, ChangeProblem>> = {
  [accountCodes.wrongCredentials]: 'currentWrong',
  [accountCodes.tooManyAttempts]: 'wait',
  [passwordResetCodes.passwordTooShort]: 'tooShort',
  [passwordResetCodes.passwordTooWeak]: 'weak',
};

export function problemOfFailedChange(failure: ApiFailure): ChangeProblem {
  if (failure.kind === 'noAnswer') return 'noAnswer';
  return ('code' in failure && failure.code !== null ? problemOfCode[failure.code] : undefined) ?? 'general';
}
