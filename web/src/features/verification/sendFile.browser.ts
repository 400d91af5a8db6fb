import { documentTypes, largestDocumentBytes, verificationCodes } from '@foyer/contract/verification';
import type { VerificationStep } from '@foyer/contract/verification';
import { createApiClient } from '../../api/apiClient.browser.ts';
import { currentUserToken } from '../../session/userToken.browser.ts';
import { keepVerification } from './loadVerification.browser.ts';
import { shrinkPicture } from './shrinkPicture.browser.ts';
import { postDocument } from './verificationApi.ts';

export type SendingTrouble = 'wrongType' | 'tooLarge' | 'empty' | 'unreadable' | 'failed';

const troubleOfCode: Readonly<Record<number, SendingTrouble>> = {
  [verificationCodes.wrongType]: 'wrongType',
  [verificationCodes.tooLarge]: 'tooLarge',
  [verificationCodes.empty]: 'empty',
};

/** Sends a file for a step; null once the service has it. What it cannot take is said before anything travels. */
export async function sendFile(step: VerificationStep, file: File): Promise<SendingTrouble | null> {
  if (!(documentTypes as readonly string[]).includes(file.type)) return 'wrongType';
  if (file.size === 0) return 'empty';
  const fitting = file.size > largestDocumentBytes ? await shrinkPicture(file) : file;
  if (fitting === null || fitting.size > largestDocumentBytes) return 'tooLarge';
  const data = await base64Of(fitting);
  if (data === null) return 'unreadable';
  const body = { step, fileName: file.name.slice(0, 200) || 'document', fileType: fitting.type, data };
  const response = await createApiClient().call(postDocument, { body }, { token: currentUserToken() });
  if (response.ok) {
    keepVerification(response.value);
    return null;
  }
  const code = 'code' in response.failure ? response.failure.code : null;
  return (code === null ? undefined : troubleOfCode[code]) ?? 'failed';
}

/** Null where the browser cannot read the file, for example because it was moved meanwhile. */
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
