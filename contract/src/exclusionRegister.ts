import * as v from 'valibot';
import { dateTime } from './dateTime.ts';
import { endpoint } from './endpoint.ts';
import { extension } from './tolerantSchemas.ts';

const text = v.pipe(v.string(), v.maxLength(500));

/**
 * - `listed`: the person is excluded from play at every operator of the register
 * - `possible`: a like person is listed, and a human has to decide
 * - `notListed`: nobody like this person is listed
 */
export const registerResults = ['listed', 'possible', 'notListed'] as const;
export type RegisterResult = (typeof registerResults)[number];

/**
 * UK20, ON4: asks the national register of excluded persons, such as GAMSTOP. The accounts service makes this call at
 * registration and login, never a browser; behind it is the operator's adapter to the register.
 */
export const checkExclusionRegister = endpoint({
  name: 'checkExclusionRegister',
  service: 'accounts',
  method: 'POST',
  path: '/exclusion-register/check',
  repeatable: true,
  body: v.object({
    firstName: text,
    lastName: text,
    /** YYYY-MM-DD. */
    dateOfBirth: text,
    email: text,
    mobile: text,
    /** ISO 3166-1 alpha-2. */
    country: text,
    postcode: text,
    addressLine1: text,
  }),
  response: v.object({
    result: v.picklist(registerResults),
    /** End of the exclusion of a listed person, if the register states it. */
    until: extension(v.nullable(dateTime), null),
  }),
});
