import { createApiClient } from '../../api/apiClient.browser.ts';
import type { ApiClient } from '../../api/apiClient.browser.ts';
import { postRememberUsername } from './rememberUsernameApi.ts';

/** The name that this browser was asked to keep; empty where there is none, or nobody can say. */
export async function rememberedUsername(api: ApiClient = createApiClient()): Promise<string> {
  const response = await api.call(postRememberUsername, { body: { operation: 'get' } });
  return response.ok ? response.value.username : '';
}

/** Keeps the name, or with an empty one forgets what was kept. A login goes on without waiting for it. */
export async function rememberUsername(username: string, api: ApiClient = createApiClient()): Promise<void> {
  await api.call(postRememberUsername, { body: { operation: 'post', username } });
}
