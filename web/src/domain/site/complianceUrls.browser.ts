import { createApiClient } from '../../api/apiClient.browser.ts';
import type { ApiClient } from '../../api/apiClient.browser.ts';
import { getComplianceUrls } from './complianceUrlsApi.ts';
import { siteStore } from './siteStore.ts';

let asked: Promise<boolean> | null = null;

/** Brings the market's links into the Site slice, once a tab; after a failure the next wish asks again. Never throws. */
export function loadComplianceUrls(api: Pick<ApiClient, 'call'> = createApiClient()): Promise<boolean> {
  asked ??= api.call(getComplianceUrls, {}).then((answer) => {
    if (answer.ok) siteStore.setState({ complianceUrls: answer.value });
    else asked = null;
    return answer.ok;
  });
  return asked;
}
