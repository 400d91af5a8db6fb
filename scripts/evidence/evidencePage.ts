import { escapeHtml as text } from '@foyer/contract/escapeHtml';
import { regulators } from '../../brands/clauses/clause.ts';
import type { Duty } from '../../brands/clauses/clause.ts';
import { triesDiffering } from './evidenceCell.ts';
import type { CellState, EvidenceCell } from './evidenceCell.ts';
import { networkRows } from './networkRecord.ts';
import type { NetworkRecord, Tally } from './networkRecord.ts';

export interface Picture {
  name: string;
  bytes: Buffer;
  width: number;
  height: number;
}

export interface Evidence {
  release: string;
  /** ISO 8601. */
  date: string;
  seconds: number;
  markets: { id: string; brands: string[] }[];
  duties: Duty[];
  cells: EvidenceCell[];
  network: { records: NetworkRecord[]; bytesWithoutConsent: number };
}

type Pictures = ReadonlyMap<string, Picture>;

const states: Readonly<Record<CellState, { mark: string; name: string; label: string; colour: string }>> = {
  shown: { mark: '✓', name: 'shown', label: 'shown', colour: '#0a5c2b' },
  contract: { mark: '◆', name: 'shown by the services’ contract', label: 'contract', colour: '#1d4f91' },
  partly: { mark: '◐', name: 'shown in part', label: 'shown in part', colour: '#7a4a00' },
  missing: { mark: '✗', name: 'missing', label: 'missing', colour: '#a01818' },
};

const style = `
:root { color-scheme: light; --line: 1px solid #b8bec9; --soft: #f2f4f7; }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 2rem 1.25rem 4rem; max-width: 72rem; color: #16191f; background: #fff; font: 1rem/1.5 system-ui, sans-serif; }
h2 { margin: 3rem 0 .75rem; }
h3, h4, figure { margin: .5rem 0; }
a { color: #174a8c; }
.scroll { position: relative; overflow-x: auto; margin-bottom: 1.25rem; }
table { border-collapse: collapse; width: 100%; }
caption { text-align: start; font-weight: 600; padding-bottom: .5rem; }
th, td { border: var(--line); padding: .3rem .55rem; text-align: start; vertical-align: top; font-size: .92rem; }
thead th, code { background: var(--soft); }
tbody th, .state { white-space: nowrap; }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
article, .cell { border: var(--line); padding: 1rem; margin-bottom: 1.25rem; }
.meta, .none { color: #414955; font-size: .92rem; }
img { display: block; max-width: min(100%, 40rem); height: auto; border: var(--line); }
img.narrow { width: 15rem; }
code { padding: .1rem .3rem; font-size: .88rem; overflow-wrap: anywhere; }
${Object.entries(states)
  .map(([state, { colour }]) => `.${state} { color: ${colour}; font-weight: 600; }`)
  .join('\n')}
@media print {
  body { max-width: none; padding: 0; font-size: 10pt; }
  article, .cell, figure, tr { break-inside: avoid; }
  h2:not(:first-of-type) { break-before: page; }
  img { max-width: 12cm; }
}
`;

/** One page for a compliance officer, without scripts and with its pictures inside. */
export function evidencePage(evidence: Evidence, pictures: Pictures): string {
  const { release, date, seconds, markets, duties, cells, network } = evidence;
  const count = (state: CellState) => `${cells.filter((cell) => cell.state === state).length}`;
  const complete = duties.filter(({ id }) =>
    cells.every((cell) => cell.id !== id || cell.isAbsence || cell.state === 'shown' || cell.state === 'contract'),
  );
  const recordsNetwork = network.records.length > 0;
  const facts = [
    ['Release', release],
    ['Run', `${date.slice(0, 10)} ${date.slice(11, 16)} UTC, ${seconds} s`],
    ['Clauses', `${new Set(duties.map(({ clause }) => clause)).size}`],
    ['Duties shown in every market', `${complete.length} of ${duties.length}`],
    ['Cells shown on a screen', count('shown')],
    ['Cells shown by the services’ contract', count('contract')],
    ['Cells shown in part', count('partly')],
    ['Cells missing', count('missing')],
    ['Cells also tried with a player who differs', `${cells.filter(triesDiffering).length} of ${cells.length}`],
    ...(recordsNetwork ? [['Bytes sent without the consent they need', `${network.bytesWithoutConsent}`]] : []),
  ];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Compliance evidence, release ${text(release)}</title>
<style>${style}</style>
</head>
<body>
<header>
<h1>Compliance evidence</h1>
<p>What this release shows of the duties in the clauses of ${Object.keys(regulators).length} regulators, by market. Every state comes from a test of the run described here, in a browser or against running services. The run uses play money and a sandbox in place of the operator’s services.</p>
<ul>
${lines(facts, ([name = '', value = '']) => `<li>${text(name)}: <strong>${text(value)}</strong></li>`)}
</ul>
</header>
<main>
<h2 id="matrix">Matrix</h2>
<p>A duty has a row and a market a column. A clause with several duties has a row for each: UK20a is the first of UK20. <span class="shown">✓ shown</span>: a browser test of this run found it on the screen. <span class="contract">◆ contract</span>: the duty ends at the operator’s services, and a contract test of this run showed it. <span class="partly">◐ shown in part</span>: the tests of this run passed, but the product does not show all of the duty yet; its entry says what is open. <span class="missing">✗ missing</span>: no test of this run shows it. “Absent” marks a duty of another market that must not appear here, and does not. A dash: the duty does not apply. ⇆: a test of this run tried it also with a player whose address, brand and language differ from what the account’s market suggests, as far as the market allows; the cell names the test.</p>
${table(
  'Matrix of duties and markets',
  'State of each duty in each market',
  [
    'Clause',
    'Duty',
    ...markets.map(({ id, brands }) => `${text(id)}<br><span class="meta">${text(brands.join(', '))}</span>`),
  ],
  duties.map(({ id }) => matrixRow(id, evidence)),
)}
${lines(Object.entries(regulators), ([prefix, name]) => {
  const own = duties.filter(({ clause }) => clause.startsWith(prefix));
  if (own.length === 0) return '';
  return `<h2 id="${prefix}">${text(name)}</h2>\n${lines(own, (duty) => dutyArticle(duty, cells, pictures))}`;
})}
${recordsNetwork ? privacySection(network.records) : ''}
</main>
</body>
</html>
`;
}

const lines = <Item>(items: readonly Item[], line: (item: Item) => string): string => items.map(line).join('\n');

/** `head`, `caption` and `rows` are markup, `label` is a text. Rows have the cells of one line. */
const table = (label: string, caption: string, head: string[], rows: string[]): string =>
  `<div class="scroll" role="region" aria-label="${text(label)}" tabindex="0">
<table>
<caption>${caption}</caption>
<thead><tr>${head.map((cell) => `<th scope="col">${cell}</th>`).join('')}</tr></thead>
<tbody>
${lines(rows, (cells) => `<tr>${cells}</tr>`)}
</tbody>
</table>
</div>`;

const dash = (meaning: string) =>
  `<td class="none"><span aria-hidden="true">–</span><span class="hidden">${meaning}</span></td>`;

const differingMark =
  ' <span class="meta" aria-hidden="true">⇆</span><span class="hidden">, also with a player who differs</span>';

const anchor = ({ name }: EvidenceCell) => name.replace('@', '-in-');

function matrixRow(id: string, { markets, cells }: Evidence): string {
  const own = cells.filter((cell) => cell.id === id);
  const columns = markets.map((market) => {
    const cell = own.find((each) => each.market === market.id);
    if (cell === undefined) return dash('does not apply');
    const { mark, label } = states[cell.state];
    const shown = cell.isAbsence && cell.state !== 'missing' ? 'absent' : label;
    return `<td class="state"><a class="${cell.state}" href="#${anchor(cell)}">${mark} ${shown}</a>${triesDiffering(cell) ? differingMark : ''}</td>`;
  });
  return `<th scope="row"><a href="#${id}">${id}</a></th><td>${text(own[0]?.duty ?? '')}</td>${columns.join('')}`;
}

function dutyArticle(duty: Duty, cells: readonly EvidenceCell[], pictures: Pictures): string {
  const { id, reference, shownIn, unshown, services } = duty;
  const own = cells.filter((cell) => cell.id === id);
  return `<article id="${id}" aria-labelledby="${id}-title">
<h3 id="${id}-title">${id}: ${text(reference)}</h3>
<p>${text(own[0]?.duty ?? '')}</p>
${unshown === undefined ? '' : `<p class="partly">Not shown yet: ${text(unshown)}</p>`}
<p class="meta">Shown in: ${text(shownIn)}.${services === undefined ? '' : ` The operator’s services: ${text(services)}`}</p>
${lines(own, (cell) => cellSection(cell, pictures.get(cell.picture ?? '')))}
</article>`;
}

function cellSection(cell: EvidenceCell, picture: Picture | undefined): string {
  const { mark, name } = states[cell.state];
  const tests = [
    ...cell.tests.map((test) => ({
      ...test,
      mark: test.isPassed ? 'Passed' : '<strong class="missing">Failed</strong>',
    })),
    ...cell.differing.map((test) => ({
      ...test,
      mark: `⇆ With a player who differs: ${test.isPassed ? 'passed' : '<strong class="missing">failed</strong>'}`,
    })),
    ...cell.otherTests.map((test) => ({ ...test, mark: 'Also tested, outside of this run' })),
  ];
  return `<section class="cell" id="${anchor(cell)}">
<h4>${cell.isAbsence ? 'Must not show in' : 'Market'} ${text(cell.market)}: <span class="${cell.state}">${mark} ${cell.isAbsence && cell.state !== 'missing' ? 'absent, ' : ''}${name}</span></h4>
<ul>
${cell.tests.length + cell.differing.length === 0 ? '<li>No test of this run shows it.</li>' : ''}
${lines(tests, (test) => `<li>${test.mark}: ${text(test.title)} <code>${text(test.file)}</code></li>`)}
</ul>
<p>Repeat: <code>${text(cell.repeat)}</code></p>
${picture === undefined ? '' : `<figure><img class="${picture.width < 500 ? 'narrow' : 'wide'}" src="data:image/webp;base64,${picture.bytes.toString('base64')}" width="${picture.width}" height="${picture.height}" alt="Screen at the end of the test of ${text(cell.name)}" loading="lazy"><figcaption class="meta">Screen at the end of the test</figcaption></figure>`}
</section>`;
}

const privacySection = (records: readonly NetworkRecord[]): string => `<h2 id="privacy">What leaves the page</h2>
<p>A proxy recorded every request, beacon, frame, worker and socket of a visitor’s page in this run, for each brand and market: before a choice of cookies, with consent to analytics (C0002), functional cookies (C0003) or marketing (C0004) alone, with all of them, and after consent was withdrawn. A cell has the number of requests, the bytes sent and the bytes received. A dash: nothing was sent.</p>
<p>Repeat: <code>npm run evidence -- privacy</code></p>
${lines(records, (record) =>
  table(
    `Requests of ${record.visit}`,
    text(record.visit),
    ['Origin and path', 'Purpose', ...Object.keys(record.records).map(text)],
    networkRows(record).map(
      ({ origin, path, purpose, tallies }) =>
        `<th scope="row">${text(origin)} ${text(path)}</th><td>${text(purpose)}</td>${tallies.map(tallyCell).join('')}`,
    ),
  ),
)}`;

function tallyCell(tally: Tally | null): string {
  if (tally === null) return dash('nothing');
  const bytes = (value: number) => `${value.toLocaleString('en-GB')} B`;
  return `<td>${tally.requests}: ${bytes(tally.sentBytes)} sent, ${bytes(tally.receivedBytes)} received</td>`;
}
