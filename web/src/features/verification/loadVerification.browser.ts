import type { VerificationStatus } from '@foyer/contract/verification';
import { createApiClient } from '../../api/apiClient.browser.ts';
import { loadAccountDetails } from '../../session/accountDetails.browser.ts';
import { currentUserToken } from '../../session/userToken.browser.ts';
import { getVerification } from './verificationApi.ts';
import { verificationStore } from './verificationStore.ts';

/** Takes over what the service says; when it changed, the account's status is asked for too. */
export function keepVerification(status: VerificationStatus): void {
  const before = verificationStore.getState().status?.state;
  verificationStore.setState({ status });
  if (before !== undefined && before !== status.state) void loadAccountDetails({ force: true });
}

/** Asks how it stands. What cannot be had leaves what was known. */
export async function loadVerification(): Promise<void> {
  const token = currentUserToken();
  if (token === null) return;
  const response = await createApiClient().call(getVerification, {}, { token });
  if (response.ok && currentUserToken() !== null) keepVerification(response.value);
}
