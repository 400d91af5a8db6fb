import { endpoint } from '@foyer/contract/endpoint';
import * as v from 'valibot';
import { errorNames } from './errorNames.ts';

/** Reports of one call; more wait for the next. */
export const reportsAtOnce = 25;

const fact = v.union([v.pipe(v.string(), v.maxLength(1000)), v.number(), v.null()]);

/** What went wrong in a browser, in batches. */
export const postReport = endpoint({
  name: 'postReport',
  service: 'web',
  method: 'POST',
  path: '/api/report',
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
