import type { GameRound } from '@foyer/contract/history';
import { createApiClient } from '../../services/api/apiClient.browser.ts';
import { currentUserToken } from '../../services/session/userToken.browser.ts';
import { getGameHistory, getGameRound, getMoneyHistory } from './historyApi.ts';
import type { HistoryResponse, HistoryKind } from './historyLines.ts';
import type { HistoryPeriod } from './historyPeriod.ts';

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

/** Loads how a round was decided; null on failure. */
export async function loadRound(roundId: string, signal: AbortSignal): Promise<GameRound | null> {
  const token = currentUserToken();
  if (token === null) return null;
  const response = await createApiClient().call(getGameRound, { params: { roundId } }, { token, signal });
  return response.ok ? response.value : null;
}

/** Downloads a table. The mark at its beginning tells spreadsheets the encoding. */
export const saveTable = (name: string, text: string): void => saveFile(name, ['\uFEFF', text], 'text/csv');

/** Downloads a record as JSON, which `npm run replay` reads. */
export const saveRecord = (name: string, record: unknown): void =>
  saveFile(name, [JSON.stringify(record, null, 2)], 'application/json');

function saveFile(name: string, parts: string[], type: string): void {
  const address = URL.createObjectURL(new Blob(parts, { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
