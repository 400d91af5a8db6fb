import { createApiClient } from '../../api/apiClient.browser.ts';
import type { ApiClient } from '../../api/apiClient.browser.ts';
import { getComplianceUrls } from './complianceUrlsApi.ts';
import { siteStore } from './siteStore.ts';

let asked: Promise<boolean> | null = null;

/** Brings the market's links into the Site slice, once a tab; after a failure the next wish asks again. Never throws. */
export function loadComplianceUrls(api: Pick<ApiClient, 'call'> = createApiClient()): Promise<boolean> {
  asked ??= api.call(getComplianceUrls, {}).then((response) => {
    if (response.ok) siteStore.setState({ complianceUrls: response.value });
    else asked = null;
    return response.ok;
  });
  return asked;
}
