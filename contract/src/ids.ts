import * as v from 'valibot';
import { cultures, type Culture } from './languages.ts';

/** Numeric id of a game group: 1 to 9 digits. Anything else is invalid (`/game/abc`, 20 digits, unicode digits). */
export const gameGroupId = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999_999));

/** The same id as text in an address. */
export const gameGroupIdText = v.pipe(v.string(), v.regex(/^[1-9][0-9]{0,8}$/), v.transform(Number));

/** Any positive whole number as an id in an address. */
export const numericIdText = v.pipe(v.string(), v.regex(/^[1-9][0-9]{0,8}$/), v.transform(Number));

/** ISO 3166-1 alpha-2, upper case. */
export const countryIso2 = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/));
/** ISO 3166-1 alpha-3, upper case. */
export const countryIso3 = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/));
/** ISO 4217. */
export const currencyIso = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/));
/** ISO 4217's code for no currency. */
export const unknownCurrency = 'XXX';
/** BCP 47 language of texts in a response, one of the list in `languages.ts`. */
export const culture = v.picklist(cultures);
export type { Culture };

/** Version of the terms and conditions, for example `2026-2`. */
export const termsVersionId = v.pipe(v.string(), v.regex(/^[\w][\w.-]{0,39}$/));

export const userId = v.pipe(v.number(), v.integer(), v.minValue(1));
export const brandId = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{1,30}$/));
