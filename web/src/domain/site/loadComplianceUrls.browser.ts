import { createApiClient } from '../../services/api/apiClient.browser.ts';
import type { ApiClient } from '../../services/api/apiClient.browser.ts';
import { getComplianceUrls } from './complianceUrlsApi.ts';
import { siteStore } from './siteStore.ts';

let pendingRequest: Promise<boolean> | null = null;

/** Loads the market's links into the Site slice once per tab; the next call after a failure retries. Never throws. */
export function loadComplianceUrls(api: Pick<ApiClient, 'call'> = createApiClient()): Promise<boolean> {
  pendingRequest ??= api.call(getComplianceUrls, {}).then((response) => {
    if (response.ok) siteStore.setState({ complianceUrls: response.value });
    else pendingRequest = null;
    return response.ok;
  });
  return pendingRequest;
}
