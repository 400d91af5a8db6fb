import { createApiClient } from '../../services/api/apiClient.browser.ts';
import { reloadPage } from '../../ui/reloadPage.browser.ts';
import { postExternalLogout } from './externalLoginApi.ts';

/**
 * Logs a player out with the identity provider's page. Resolves only if there is none: the page stays then, and logs out
 * as any other.
 */
export async function leaveForProvider(token: string): Promise<void> {
  const left = await createApiClient().call(postExternalLogout, { body: { userId: token } }, { token });
  if (!left.ok || left.value.url === null) return;
  reloadPage(left.value.url);
  await new Promise(() => undefined);
}
