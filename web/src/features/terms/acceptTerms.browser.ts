import { createApiClient } from '../../api/apiClient.browser.ts';
import { playerStore } from '../../domain/player/playerStore.ts';
import { putAccountDetails } from '../../session/accountDetails.browser.ts';
import { postAcceptTerms } from '../../session/sessionApi.ts';
import { currentUserToken } from '../../session/userToken.browser.ts';

/** RG-06: accepted is what the service has kept. True only after its answer with the account. */
export async function acceptTerms(): Promise<boolean> {
  const response = await createApiClient().call(postAcceptTerms, {}, { token: currentUserToken() });
  if (!response.ok || !('account' in response.value)) return false;
  const { account } = response.value;
  playerStore.setState({ account });
  const { session } = playerStore.getState();
  if (session !== null) putAccountDetails({ account, session });
  return account.regulated.areTermsAndConditionsAccepted;
}
