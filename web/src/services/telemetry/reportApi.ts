import { endpoint } from '@foyer/contract/endpoint';
import * as v from 'valibot';
import { errorNames } from '../errors/errorNames.ts';

/** Maximum number of reports per call. */
export const reportsAtOnce = 25;

const fact = v.union([v.pipe(v.string(), v.maxLength(1000)), v.number(), v.null()]);

/** Sends failure reports of a browser in batches. */
export const postReport = endpoint({
  name: 'postReport',
  service: 'web',
  method: 'POST',
  path: '/api/report',
  bodyLimitBytes: 64 * 1024,
  body: v.object({
    reports: v.pipe(
      v.array(
        v.object({
          name: v.picklist(errorNames),
          facts: v.pipe(v.record(v.pipe(v.string(), v.maxLength(40)), fact), v.maxEntries(12)),
        }),
      ),
      v.maxLength(reportsAtOnce),
    ),
  }),
  response: v.object({ taken: v.number() }),
});
