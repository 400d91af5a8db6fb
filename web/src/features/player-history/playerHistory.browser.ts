import { createApiClient } from '../../services/api/apiClient.browser.ts';
import { currentUserToken } from '../../services/session/userToken.browser.ts';
import { getGameHistory, getMoneyHistory } from './historyApi.ts';
import type { HistoryPeriod } from './historyPeriod.ts';
import type { HistoryResponse, HistoryKind } from './historyTable.ts';

/** Loads one page of the history; null on failure. */
export async function loadHistory(
  kind: HistoryKind,
  { sinceMs, untilMs }: HistoryPeriod,
  after: string | null,
  signal: AbortSignal,
): Promise<HistoryResponse | null> {
  const token = currentUserToken();
  if (token === null) return null;
  const input = { query: { sinceMs: String(sinceMs), untilMs: String(untilMs), ...(after === null ? {} : { after }) } };
  const options = { token, signal };
  if (kind === 'games') {
    const response = await createApiClient().call(getGameHistory, input, options);
    return response.ok ? { kind, page: response.value } : null;
  }
  const response = await createApiClient().call(getMoneyHistory, input, options);
  return response.ok ? { kind, page: response.value } : null;
}

/** Downloads a file. */
export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
