import * as v from 'valibot';
import { endpoint } from './endpoint.ts';

/** What a player must prove: identity and address. Registration provides the details to compare. */
export const verificationSteps = ['identity', 'address'] as const;
export type VerificationStep = (typeof verificationSteps)[number];

/** Accepted file types. */
export const documentTypes = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const;
export type DocumentType = (typeof documentTypes)[number];

/** Maximum file size in bytes, well above a photograph of a page. */
export const maxDocumentBytes = 4 * 1024 * 1024;

/**
 * - `needed`: documents are missing
 * - `pending`: all documents were sent and are being checked
 * - `refused`: a document was refused and must be sent again
 * - `verified`: all documents were accepted
 */
export const verificationStates = ['needed', 'pending', 'refused', 'verified'] as const;
export type VerificationState = (typeof verificationStates)[number];

const stepState = v.picklist(['missing', 'pending', 'refused', 'approved']);
export type StepState = v.InferOutput<typeof stepState>;

export const verificationStatus = v.object({
  state: v.picklist(verificationStates),
  steps: v.object({ identity: stepState, address: stepState }),
  /** Actions that require verification, by the market of the account (RG-04). */
  holds: v.object({ play: v.boolean(), withdraw: v.boolean() }),
});
export type VerificationStatus = v.InferOutput<typeof verificationStatus>;

export const verificationCodes = {
  /** The file does not match its declared type, or the type is not accepted. */
  wrongType: 10511,
  tooLarge: 10512,
  empty: 10513,
} as const;

/** Base64 takes four characters for three bytes. */
const maxDataLength = Math.ceil(maxDocumentBytes / 3) * 4;
export const documentBodyLimitBytes = maxDataLength + 4096;

/** What a player has to prove, and how far it is. */
export const verification = endpoint({
  name: 'verification',
  service: 'accounts',
  method: 'GET',
  path: '/verification',
  auth: 'userToken',
  response: verificationStatus,
  errors: { 401: 'token refused' },
});

/**
 * Sends a document. Idempotent: an approved or pending step ignores further documents and returns the current state.
 */
export const sendDocument = endpoint({
  name: 'sendDocument',
  service: 'accounts',
  method: 'POST',
  path: '/verification/documents',
  auth: 'userToken',
  repeatable: true,
  bodyLimitBytes: documentBodyLimitBytes,
  body: v.object({
    step: v.picklist(verificationSteps),
    /** File name on the player's device. */
    fileName: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
    fileType: v.pipe(v.string(), v.maxLength(100)),
    /** File content in base64. */
    data: v.pipe(v.string(), v.maxLength(maxDataLength + 2048), v.regex(/^[A-Za-z0-9+/]*={0,2}$/)),
  }),
  response: verificationStatus,
  errors: {
    401: 'token refused',
    413: 'the file is too large',
    422: 'the file is empty or of a kind that is not taken',
  },
});
