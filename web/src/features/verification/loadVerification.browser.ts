import type { VerificationStatus } from '@foyer/contract/verification';
import { createApiClient } from '../../services/api/apiClient.browser.ts';
import { isPlayer } from '../../services/player/isPlayer.ts';
import { loadAccountDetails } from '../../services/session/accountDetails.browser.ts';
import { currentUserToken } from '../../services/session/userToken.browser.ts';
import { getVerification } from './verificationApi.ts';
import { verificationStore } from './verificationStore.ts';

/** Stores the service's status; if it changed, reloads the account's status too. */
export function storeVerification(status: VerificationStatus): void {
  const before = verificationStore.getState().status?.state;
  verificationStore.setState({ status, hasFailed: false });
  if (before !== undefined && before !== status.state) void loadAccountDetails({ force: true });
}

/** Loads the verification status. A failure keeps the previous one. */
export async function loadVerification(): Promise<void> {
  const token = currentUserToken();
  if (token === null) return;
  verificationStore.setState({ hasFailed: false });
  const response = await createApiClient().call(getVerification, {}, { token });
  if (!isPlayer()) return;
  if (response.ok) storeVerification(response.value);
  else verificationStore.setState({ hasFailed: true });
}
