import { html } from 'hono/html';
import * as v from 'valibot';
import type { Markup } from '../kernel/markup.ts';
import type { CollectedItem, Collector, ItemKind } from '../vendors/collector/collector.ts';
import { timeOfDay } from './page/dateAndTime.ts';
import { panelDocument, timeMarkup } from './panelDocument.ts';

/** Short labels of item kinds. */
const kindWords: Record<ItemKind, string> = {
  exception: 'error',
  log: 'log',
  measurement: 'figure',
  event: 'event',
  trace: 'calls',
  serverTrace: 'server',
};

/** Renders the collected telemetry as a page, newest first. */
export function collectorPanel(collector: Pick<Collector, 'items' | 'recordings' | 'status'>): Markup {
  const { bodies, refused, items } = collector.status();
  const newest = collector.items().slice(-200).toReversed();
  const recordings = collector.recordings();
  const list =
    newest.length === 0
      ? html`<p class="empty">
          No items yet. They arrive when a visitor of the site accepts measurement cookies.
        </p>`
      : html`<ul>
          ${newest.map(item)}
        </ul>`;
  const recorded = recordings.map(
    ({ recordingId, uids, events, bytes }) =>
      html`<li>
        <strong>${recordingId}</strong>
        <div>
          ${events} events, ${Math.ceil(bytes / 1000)} kB, as ${uids.map((uid) => uid ?? 'nobody').join(', then ')}
        </div>
      </li>`,
  );
  return panelDocument('Collector', {
    lead: html`<p class="lead">
      Requests received: ${bodies}. Refused: ${refused}. Items kept: ${items}, newest first.
    </p>`,
    content: html`${list}
      ${
        recorded.length === 0
          ? ''
          : html`<h2>Recorded sessions</h2>
              <ul class="names">
                ${recorded}
              </ul>`
      }
      <p class="note">For programs: <code>POST /control/collector</code>.</p>`,
  });
}

function item({ kind, sessionId, receivedAt, value }: CollectedItem): Markup {
  const name = value['type'] ?? value['name'];
  // All spans share the same resource, so list their names.
  const spans = [...JSON.stringify(value['scopeSpans'] ?? []).matchAll(/"name":"([^"]{1,80})","kind"/g)].map(
    ([, span]) => span ?? '',
  );
  const title = typeof name === 'string' ? name : spans.join(', ');
  const fields = fieldsOf(spans.length > 0 ? value['scopeSpans'] : value)
    .slice(0, maxFields)
    .map(
      ([field, text]) =>
        html`<dt>${field}</dt>
          <dd>${text.slice(0, maxTextLength)}</dd>`,
    );
  return html`<li>
    <strong>${kindWords[kind]}</strong>
    <details>
      <summary>
        ${title} <b>${gistOf(value).slice(0, maxTextLength)}</b>
        <span class="rule">${timeMarkup(receivedAt, timeOfDay(receivedAt))} ${sessionId ?? 'server'}</span>
      </summary>
      <dl>${fields}</dl>
    </details>
  </li>`;
}

/** Maximum number of displayed fields; the JSON interface has all of them. */
const maxFields = 60;
const maxTextLength = 300;

/** Summarises an item: a value and its rating, an error message, or the called address. */
function gistOf({ values, context, value, message, attributes, scopeSpans }: CollectedItem['value']): string {
  const [figure] = fieldsOf(values);
  if (figure !== undefined)
    return [figure.join(' '), ...fieldsOf(context).flatMap(([name, text]) => (name === 'rating' ? [text] : []))].join(
      ', ',
    );
  const words = [value, message].find((text) => typeof text === 'string');
  if (words !== undefined) return words;
  const attributeFields = fieldsOf({ attributes, scopeSpans });
  return ['http.request.method', 'url.full', 'http.response.status_code']
    .flatMap((name) => attributeFields.find(([way]) => way.endsWith(`.${name}`))?.[1] ?? [])
    .join(' ');
}

/** Flattens a value to path and text, for example `values.ttfb`. Rounds numbers to one decimal. */
function fieldsOf(value: unknown, way = ''): [string, string][] {
  if (value === null || value === undefined) return [];
  const below = (name: string) => (way === '' ? name : `${way}.${name}`);
  if (typeof value === 'number') return [[way, String(Math.round(value * 10) / 10)]];
  if (typeof value !== 'object') return [[way, typeof value === 'string' ? value : JSON.stringify(value)]];
  return Object.entries(value).flatMap(([name, part]) =>
    v.is(spanAttribute, part) ? fieldsOf(Object.values(part.value)[0], below(part.key)) : fieldsOf(part, below(name)),
  );
}

/** Attribute format of spans: `{ key: 'url.full', value: { stringValue: … } }`. */
const spanAttribute = v.object({ key: v.string(), value: v.record(v.string(), v.unknown()) });
