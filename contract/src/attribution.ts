import * as v from 'valibot';
import { dateTime } from './dateTime.ts';
import { endpoint } from './endpoint.ts';
import { lenient } from './tolerantSchemas.ts';

/** Maximum number of parameters of one landing. */
export const maxAttributionParameters = 12;
/** Days from the landing for which it counts. */
export const attributionDays = 30;

export const attributionName = v.pipe(v.string(), v.regex(/^[A-Za-z][\w.-]{0,39}$/));

/** Affiliate and campaign parameters of the address by which a visitor came, such as `btag` and `utm_source`. */
export const attributionParameters = v.pipe(
  v.record(attributionName, v.pipe(v.string(), v.minLength(1), v.maxLength(200))),
  v.maxEntries(maxAttributionParameters),
);
export type AttributionParameters = v.InferOutput<typeof attributionParameters>;

/** What led a visitor to the site. A later landing with parameters replaces an earlier one. */
export const attribution = v.object({ landedAt: dateTime, parameters: attributionParameters });
export type Attribution = v.InferOutput<typeof attribution>;

/**
 * Extension: reports what led a player here who has made no deposit yet, when the player opens the cashier. The newest
 * report before the first deposit counts; without one, that of the registration.
 */
export const reportAttribution = endpoint({
  name: 'reportAttribution',
  service: 'accounts',
  method: 'POST',
  path: '/attribution',
  auth: 'userToken',
  body: v.object({ attribution }),
  /** `recorded` is false if the player has made a deposit before. */
  response: lenient(v.object({ recorded: lenient(v.boolean(), true) }), { recorded: true }),
  errors: { 401: 'token refused' },
  repeatable: true,
});
