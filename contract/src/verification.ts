import * as v from 'valibot';
import { endpoint } from './endpoint.ts';

/** What a player shows: who they are, and where they live. The player's details were given with the registration. */
export const verificationSteps = ['identity', 'address'] as const;
export type VerificationStep = (typeof verificationSteps)[number];

/** Kinds of file that are taken. */
export const documentTypes = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const;
export type DocumentType = (typeof documentTypes)[number];

/** Largest file, in bytes: a photograph of a page is well below. */
export const largestDocumentBytes = 4 * 1024 * 1024;

/**
 * - `needed`: nothing, or not everything, was sent
 * - `pending`: everything was sent and is being checked
 * - `refused`: something could not be accepted and has to be sent again
 * - `verified`: nothing more is wanted
 */
export const verificationStates = ['needed', 'pending', 'refused', 'verified'] as const;
export type VerificationState = (typeof verificationStates)[number];

const stepState = v.picklist(['missing', 'pending', 'refused', 'approved']);
export type StepState = v.InferOutput<typeof stepState>;

export const verificationStatus = v.object({
  state: v.picklist(verificationStates),
  steps: v.object({ identity: stepState, address: stepState }),
  /** What waits for it, by the market of the account (RG-04). */
  holds: v.object({ play: v.boolean(), withdraw: v.boolean() }),
});
export type VerificationStatus = v.InferOutput<typeof verificationStatus>;

export const verificationCodes = {
  /** The file is not of the kind it says, or of none that is taken. */
  wrongType: 10511,
  tooLarge: 10512,
  empty: 10513,
} as const;

/** Base64 takes four characters for three bytes. */
const maxDataLength = Math.ceil(largestDocumentBytes / 3) * 4;
export const documentBodyLimitBytes = maxDataLength + 4096;

export const verification = endpoint({
  name: 'verification',
  service: 'accounts',
  method: 'GET',
  path: '/verification',
  auth: 'userToken',
  response: verificationStatus,
  errors: { 401: 'token refused' },
});

/** A step that is accepted or being checked takes nothing more: the answer says how it stands, and to send twice is to send once. */
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
    /** As the player's device calls it. */
    fileName: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
    fileType: v.pipe(v.string(), v.maxLength(100)),
    /** The file, as base64. */
    data: v.pipe(v.string(), v.maxLength(maxDataLength + 2048), v.regex(/^[A-Za-z0-9+/]*={0,2}$/)),
  }),
  response: verificationStatus,
  errors: {
    401: 'token refused',
    413: 'the file is too large',
    422: 'the file is empty or of a kind that is not taken',
  },
});
