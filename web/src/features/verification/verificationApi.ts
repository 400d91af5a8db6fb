import { endpoint } from '@foyer/contract/endpoint';
import * as verification from '@foyer/contract/verification';

/** Returns the player's verification status (RG-04). */
export const getVerification = endpoint({
  name: 'getVerification',
  service: 'web',
  method: 'GET',
  path: '/api/verification',
  auth: 'userToken',
  response: verification.verification.response,
  errors: verification.verification.errors,
});

/** Sends a document. A step takes one document, so repeating the call changes nothing. */
export const postDocument = endpoint({
  name: 'postDocument',
  service: 'web',
  method: 'POST',
  path: '/api/verification/documents',
  auth: 'userToken',
  repeatable: true,
  bodyLimitBytes: verification.documentBodyLimitBytes,
  body: verification.sendDocument.body,
  response: verification.sendDocument.response,
  errors: verification.sendDocument.errors,
});
