import { endpoint } from '@foyer/contract/endpoint';
import * as v from 'valibot';

/** Returns the terms of the visitor's market for acceptance (RG-06), as sanitised HTML. */
export const getTerms = endpoint({
  name: 'getTerms',
  service: 'web',
  method: 'GET',
  path: '/api/terms',
  response: v.object({
    title: v.nullable(v.string()),
    html: v.string(),
    changes: v.nullable(v.string()),
    lastUpdated: v.nullable(v.string()),
  }),
  errors: { 502: 'the content service gave no terms' },
});
