import type { ApiClient } from '../api/apiClient.browser.ts';
import { postAttribution } from './attributionApi.ts';
import { landingParameters } from './landingParameters.browser.ts';

/**
 * Has the server store what led the visitor here when marketing is allowed, and delete it when the consent is withdrawn:
 * script cannot reach the cookie.
 * @returns a function to call at first and after each change of the consent
 */
export function followLandingConsent(
  api: Pick<ApiClient, 'call'>,
  names: readonly string[],
  isMarketingAllowed: () => boolean,
): () => void {
  const landing = landingParameters(names);
  let wasAllowed = false;
  return () => {
    const isAllowed = isMarketingAllowed();
    if (isAllowed === wasAllowed) return;
    wasAllowed = isAllowed;
    const parameters = isAllowed ? landing : {};
    if (parameters !== undefined) void api.call(postAttribution, { body: { parameters } });
  };
}
