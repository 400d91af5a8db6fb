import { createApiClient } from '../../services/api/apiClient.browser.ts';
import type { ApiClient } from '../../services/api/apiClient.browser.ts';
import { postRememberUsername } from './rememberUsernameApi.ts';

/** Returns the stored username; empty if there is none or the request fails. */
export async function fetchStoredUsername(api: ApiClient = createApiClient()): Promise<string> {
  const response = await api.call(postRememberUsername, { body: { operation: 'get' } });
  return response.ok ? response.value.username : '';
}

/** Stores the username, or removes it if empty. A login does not wait for it. */
export async function storeUsername(username: string, api: ApiClient = createApiClient()): Promise<void> {
  await api.call(postRememberUsername, { body: { operation: 'post', username } });
}
