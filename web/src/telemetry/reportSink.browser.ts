import { cleanFacts } from './cleanFacts.ts';
import { setReportSink } from './report.ts';
import { postReport, reportsAtOnce } from './reportApi.ts';
import { createReportBatch } from './reportBatch.ts';
import { notifyFollowers } from './reportFollowers.ts';

/** Reports are gathered this long before they are sent, milliseconds (S9: telemetry send timeout). */
const gatherMs = 1000;

/**
 * Sends reports to the server in batches; what is left when the page goes is sent with it. Not through the api client:
 * its failures are reports themselves. Failures are swallowed (S8: telemetry is never in the way).
 */
export function startReportSink(): () => void {
  const batch = createReportBatch();
  let timer: number | null = null;

  function send(): void {
    timer = null;
    const reports = batch.take(reportsAtOnce);
    if (reports.length === 0) return;
    const body = JSON.stringify({ reports: reports.map(({ name, facts }) => ({ name, facts: cleanFacts(facts) })) });
    // A beacon cannot carry the header by which the server knows its own pages; a kept-alive call can.
    window
      .fetch(postReport.path, {
        method: postReport.method,
        headers: { 'content-type': 'application/json', 'x-requested-by': 'foyer' },
        body,
        keepalive: true,
      })
      .catch(() => undefined);
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
