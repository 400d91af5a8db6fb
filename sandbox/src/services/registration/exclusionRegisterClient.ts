import { checkExclusionRegister } from '@foyer/contract/exclusionRegister';
import type { RegisterResult } from '@foyer/contract/exclusionRegister';
import type * as v from 'valibot';
import { callOwnService } from '../../kernel/callOwnService.ts';
import type { PersonDetails } from './normalizedPerson.ts';

/**
 * What the register says of a person; `until` in Unix milliseconds, null if it states no end. `unanswered` also stands
 * for a late response and for one that contradicts itself.
 */
export type RegisterResponse = { result: RegisterResult; until: number | null } | { result: 'unanswered'; until: null };

export type LookUpPerson = (details: PersonDetails, timeoutMs: number) => Promise<RegisterResponse>;

const unanswered: RegisterResponse = { result: 'unanswered', until: null };

/**
 * Asks the national register over HTTP. Never rejects, and reports no personal detail.
 * @param origin origin of the accounts service, without a slash at its end
 */
export function exclusionRegisterClient(origin: string, now: () => number): LookUpPerson {
  return async (details, timeoutMs) => {
    const { firstName, lastName, dateOfBirth, email, mobile, country, postcode, addressLine1 } = details;
    const body = { firstName, lastName, dateOfBirth, email, mobile, country, postcode, addressLine1 };
    const response = await callOwnService(origin, checkExclusionRegister, { body, timeoutMs });
    return response === null ? unanswered : consistent(response, now());
  };
}

/** Does not believe an exclusion that is over, or the end of an exclusion of a person who is not listed. */
function consistent(
  { result, until }: v.InferOutput<typeof checkExclusionRegister.response>,
  now: number,
): RegisterResponse {
  const end = until === null ? null : Date.parse(until);
  const isContradiction = end !== null && (result === 'listed' ? end <= now : end > now);
  return isContradiction ? unanswered : { result, until: end };
}
