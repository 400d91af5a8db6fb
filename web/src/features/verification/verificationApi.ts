import { sendDocument, verification } from '@foyer/contract/verification';
import { forward } from '../../services/api/forward.ts';

/** Returns the player's verification status (RG-04). */
export const getVerification = forward(verification, 'getVerification', '/api/verification');
/** Sends a document. A step takes one document, so repeating the call changes nothing. */
export const postDocument = forward(sendDocument, 'postDocument', '/api/verification/documents');
