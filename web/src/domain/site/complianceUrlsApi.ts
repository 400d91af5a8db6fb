import { link } from '@foyer/contract/blocks';
import { endpoint } from '@foyer/contract/endpoint';
import * as v from 'valibot';

const place = v.nullable(link);

/** Links that every page of a market must have (S3); null if editors left one out. */
export const complianceUrls = v.object({
  transactionHistory: place,
  responsibleGaming: place,
  playerProtection: place,
  help: place,
  gameHistory: place,
});
export type ComplianceUrls = v.InferOutput<typeof complianceUrls>;

export const getComplianceUrls = endpoint({
  name: 'getComplianceUrls',
  service: 'web',
  method: 'GET',
  path: '/api/compliance-urls',
  response: complianceUrls,
  errors: { 504: 'the content service gives none' },
});
