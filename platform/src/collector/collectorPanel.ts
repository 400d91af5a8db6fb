import type { CollectedItem, Collector, ItemKind } from './collector.ts';
import { panelDocument } from '../control/panelDocument.ts';

/** Short enough to stand beside an item. */
const kindWords: Record<ItemKind, string> = { exception: 'error', log: 'log', measurement: 'figure', event: 'event', trace: 'calls', serverTrace: 'server' };

/** What has been measured, as a page for people on this machine: the newest first. */
export function collectorPanel(collector: Pick<Collector, 'items' | 'recordings' | 'status'>): string {
  const { bodies, refused, items } = collector.status();
  const newest = collector.items().slice(-200).toReversed();
  const recordings = collector.recordings();
  const list = newest.length === 0 ? '<p class="good">Nothing was measured yet: it needs the consent of somebody who visits.</p>' : `<ul>${newest.map(item).join('')}</ul>`;
  const recorded = recordings.map(({ recordingId, uids, events, bytes }) => `<li><strong>${escape(recordingId)}</strong><div>${events} events, ${Math.ceil(bytes / 1000)} kB, as ${uids.map((uid) => escape(uid ?? 'nobody')).join(', then ')}</div></li>`);
  return panelDocument('Collector', `<p>${bodies} bodies came, ${refused} were refused, ${items} items are kept. Newest first.</p>
${list}
${recorded.length === 0 ? '' : `<h2>Recorded sessions</h2><ul>${recorded.join('')}</ul>`}
<p class="note">For programs: <code>POST /control/collector</code>.</p>`);
}

function item({ kind, sessionId, receivedAt, value }: CollectedItem): string {
  const name = value['type'] ?? value['name'];
  // A span's resource says the same of each; its name says what it was.
  const spans = [...JSON.stringify(value['scopeSpans'] ?? []).matchAll(/"name":"([^"]{1,80})","kind"/g)].map(([, span]) => span ?? '');
  const title = typeof name === 'string' ? name : spans.join(', ');
  return `<li><strong>${kindWords[kind]}</strong><div>${escape(title)} <span class="rule">${new Date(receivedAt).toISOString().slice(11, 19)} ${escape(sessionId ?? 'server')}</span>${spans.length > 0 ? '' : `<br><code>${escape(JSON.stringify(value).slice(0, 300))}</code>`}</div></li>`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
