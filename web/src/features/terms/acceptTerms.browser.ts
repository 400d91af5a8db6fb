import { createApiClient } from '../../api/apiClient.browser.ts';
import { playerStore } from '../../domain/player/playerStore.ts';
import { putAccountDetails } from '../../session/accountDetails.browser.ts';
import { postAcceptTerms } from '../../session/sessionApi.ts';
import { currentUserToken } from '../../session/userToken.browser.ts';

/** RG-06: accepted is what the service has kept. True only after its answer with the account. */
export async function acceptTerms(): Promise<boolean> {
  const answer = await createApiClient().call(postAcceptTerms, {}, { token: currentUserToken() });
  if (!answer.ok || !('account' in answer.value)) return false;
  const { account } = answer.value;
  playerStore.setState({ account });
  const { session } = playerStore.getState();
  if (session !== null) putAccountDetails({ account, session });
  return account.regulated.areTermsAndConditionsAccepted;
}
