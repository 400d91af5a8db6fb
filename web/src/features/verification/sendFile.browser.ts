import { documentTypes, maxDocumentBytes, verificationCodes } from '@foyer/contract/verification';
import type { VerificationStep } from '@foyer/contract/verification';
import { createApiClient } from '../../services/api/apiClient.browser.ts';
import { currentUserToken } from '../../services/session/userToken.browser.ts';
import { storeVerification } from './loadVerification.browser.ts';
import { postDocument } from './verificationApi.ts';

export type UploadError = 'wrongType' | 'tooLarge' | 'empty' | 'unreadable' | 'failed';

const uploadErrorOf: Readonly<Record<number, UploadError>> = {
  [verificationCodes.wrongType]: 'wrongType',
  [verificationCodes.tooLarge]: 'tooLarge',
  [verificationCodes.empty]: 'empty',
};

/** Longest side in pixels after shrinking; small print stays legible. */
const maxSidePx = 2400;

/** Returns a smaller copy of a picture that is too large to send; null if the browser cannot decode it. */
async function shrinkPicture(file: File): Promise<Blob | null> {
  if (!file.type.startsWith('image/')) return null;
  const picture = await createImageBitmap(file).catch(() => null);
  if (picture === null) return null;
  const scale = Math.min(1, maxSidePx / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85));
}

/** Sends a file for a step; resolves with null on success. Unacceptable files are refused before the upload. */
export async function sendFile(step: VerificationStep, file: File): Promise<UploadError | null> {
  if (!(documentTypes as readonly string[]).includes(file.type)) return 'wrongType';
  if (file.size === 0) return 'empty';
  const fitting = file.size > maxDocumentBytes ? await shrinkPicture(file) : file;
  if (fitting === null || fitting.size > maxDocumentBytes) return 'tooLarge';
  const data = await base64Of(fitting);
  if (data === null) return 'unreadable';
  const body = { step, fileName: file.name.slice(0, 200) || 'document', fileType: fitting.type, data };
  const response = await createApiClient().call(postDocument, { body }, { token: currentUserToken() });
  if (response.ok) {
    storeVerification(response.value);
    return null;
  }
  const code = 'code' in response.failure ? response.failure.code : null;
  return (code === null ? undefined : uploadErrorOf[code]) ?? 'failed';
}

/** Null if the browser cannot read the file, for example because it was moved. */
function base64Of(file: Blob): Promise<string | null> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () =>
      resolve(typeof reader.result === 'string' ? reader.result.slice(reader.result.indexOf(',') + 1) : null),
    );
    reader.addEventListener('error', () => resolve(null));
    reader.readAsDataURL(file);
  });
}
