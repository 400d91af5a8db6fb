import type { ApiClient } from '../api/apiClient.browser.ts';
import { postDepositAttribution } from './attributionApi.ts';
import { landingParameters } from './landingParameters.browser.ts';

/** Reports what led a player here who has made no deposit yet. Nothing waits for the response. */
export function reportLanding(api: Pick<ApiClient, 'call'>, names: readonly string[], token: string | null): void {
  void api.call(postDepositAttribution, { body: { parameters: landingParameters(names) ?? {} } }, { token });
}
