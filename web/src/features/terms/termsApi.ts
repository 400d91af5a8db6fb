import { endpoint } from '@foyer/contract/endpoint';
import * as v from 'valibot';

/** What a version of the terms changed. */
const termsVersion = v.object({
  version: v.string(),
  /** When it applies from, ISO 8601. */
  date: v.string(),
  changes: v.array(v.string()),
  /** Page of the version. */
  path: v.nullable(v.string()),
});

/** Returns the terms of the visitor's market for acceptance (RG-06), as sanitised HTML. */
export const getTerms = endpoint({
  name: 'getTerms',
  service: 'web',
  method: 'GET',
  path: '/api/terms',
  response: v.object({
    title: v.nullable(v.string()),
    html: v.string(),
    version: v.nullable(v.string()),
    changes: v.array(v.string()),
    lastUpdated: v.nullable(v.string()),
    /** Every version, newest first; empty if the content names none. */
    versions: v.array(termsVersion),
  }),
  errors: { 502: 'the content service gave no terms' },
});
