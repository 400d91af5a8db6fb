import { cleanFacts } from '../../base/cleanFacts.ts';
import { keepaliveFetch } from '../api/keepaliveBudget.browser.ts';
import { setReportSink } from '../errors/report.ts';
import { notifyFollowers } from '../errors/reportFollowers.ts';
import { postReport, reportsAtOnce } from './reportApi.ts';
import { createReportBatch } from './reportBatch.ts';

/** Batching interval in milliseconds (S9: telemetry send timeout). */
const gatherMs = 1000;

/**
 * Sends reports to the server in batches, and the rest when the page unloads. Does not use the API client, whose
 * failures are reports themselves. Ignores failures (S8).
 */
export function startReportSink(): () => void {
  const batch = createReportBatch();
  let timer: number | null = null;

  function send(): void {
    timer = null;
    const reports = batch.take(reportsAtOnce);
    if (reports.length === 0) return;
    const body = JSON.stringify({ reports: reports.map(({ name, facts }) => ({ name, facts: cleanFacts(facts) })) });
    // A beacon cannot have the header that identifies the site's own pages; a keepalive fetch can.
    keepaliveFetch(postReport.path, {
      method: postReport.method,
      headers: { 'content-type': 'application/json', 'x-requested-by': 'foyer' },
      body,
      keepalive: true,
    }).catch(() => undefined);
    if (batch.size > 0) later();
  }

  function later(): void {
    timer ??= window.setTimeout(send, gatherMs);
  }

  const onHide = () => send();
  setReportSink((entry) => {
    batch.add(entry);
    later();
    notifyFollowers(entry);
  });
  window.addEventListener('pagehide', onHide);
  return () => {
    setReportSink(null);
    if (timer !== null) window.clearTimeout(timer);
    window.removeEventListener('pagehide', onHide);
  };
}

export const reportSinkStart = { name: 'report sink', when: 'idle' as const, start: startReportSink };
