import { escapeHtml } from '@foyer/contract/escapeHtml';
import { networkRows } from './networkRecord.mjs';

/** @typedef {import('./evidenceOfRun.mjs').EvidenceCell} EvidenceCell */
/** @typedef {import('./networkRecord.mjs').NetworkRecord} NetworkRecord */
/** @typedef {import('./evidenceOfRun.mjs').CellState} CellState */
/** @typedef {import('../../brands/clauses/clause.ts').Clause} Clause */
/** @typedef {{ bytes: Buffer, width: number, height: number }} Picture */

/**
 * @typedef {object} Evidence
 * @property {string} release
 * @property {string} date ISO 8601
 * @property {number} seconds
 * @property {{ id: string, brands: string[] }[]} markets
 * @property {Clause[]} clauses
 * @property {Readonly<Record<string, string>>} regulators by prefix
 * @property {EvidenceCell[]} cells
 * @property {{ records: NetworkRecord[], bytesWithoutConsent: number }} network
 * @property {(file: string) => Picture | null} pictureOf
 */

/** @type {Readonly<Record<CellState, { mark: string, text: string }>>} */
const states = {
  shown: { mark: '✓', text: 'shown' },
  contract: { mark: '◆', text: 'shown by the services’ contract' },
  partly: { mark: '◐', text: 'shown in part' },
  missing: { mark: '✗', text: 'missing' },
};

const style = `
:root { color-scheme: light; --line: #b8bec9; --soft: #f2f4f7; --text: #16191f; --good: #0a5c2b; --services: #1d4f91; --part: #7a4a00; --bad: #a01818; }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 2rem 1.25rem 4rem; max-width: 72rem; color: var(--text); background: #fff; font: 1rem/1.5 system-ui, sans-serif; }
h1 { font-size: 1.9rem; line-height: 1.2; margin: 0 0 .5rem; }
h2 { font-size: 1.4rem; margin: 3rem 0 .75rem; }
h3 { font-size: 1.1rem; margin: 0 0 .25rem; }
h4 { font-size: 1rem; margin: 1rem 0 .25rem; }
p, ul, dl { margin: 0 0 .75rem; }
a { color: #174a8c; }
a:focus-visible { outline: 3px solid #174a8c; outline-offset: 2px; }
.facts { display: flex; flex-wrap: wrap; gap: .5rem 2.5rem; padding: .75rem 1rem; background: var(--soft); border: 1px solid var(--line); }
.facts dt { font-size: .85rem; }
.facts dd { margin: 0; font-weight: 600; overflow-wrap: anywhere; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
caption { text-align: start; font-weight: 600; padding-bottom: .5rem; }
th, td { border: 1px solid var(--line); padding: .3rem .55rem; text-align: start; vertical-align: top; font-size: .92rem; }
thead th { background: var(--soft); }
tbody th { white-space: nowrap; font-weight: 600; }
td.state { white-space: nowrap; }
td.none { color: #5b6370; }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.scroll { position: relative; margin-bottom: 1.25rem; }
.shown { color: var(--good); font-weight: 600; }
.contract { color: var(--services); font-weight: 600; }
.partly { color: var(--part); font-weight: 600; }
.missing { color: var(--bad); font-weight: 700; }
article { border: 1px solid var(--line); padding: 1rem; margin: 0 0 1.25rem; }
.meta { color: #414955; font-size: .92rem; }
.cell { border-top: 1px solid var(--line); margin-top: .75rem; padding-top: .25rem; }
.cell ul { padding-inline-start: 1.25rem; font-size: .92rem; }
figure { margin: .5rem 0; max-width: 40rem; }
figure img { display: block; width: 100%; height: auto; border: 1px solid var(--line); }
figure img.narrow { width: 15rem; }
code { background: var(--soft); padding: .1rem .3rem; font-size: .88rem; overflow-wrap: anywhere; }
@media print {
  body { max-width: none; padding: 0; font-size: 10pt; }
  article, .cell, figure, tr { break-inside: avoid; }
  h2 { break-before: page; }
  h2:first-of-type { break-before: auto; }
  figure { max-width: 12cm; }
  a { color: inherit; text-decoration: none; }
}
`;

/** One page for a compliance officer, without scripts and with its pictures inside. @param {Evidence} evidence */
export function evidencePage({ release, date, seconds, markets, clauses, regulators, cells, network, pictureOf }) {
  const count = (/** @type {CellState} */ state) => cells.filter((cell) => cell.state === state).length;
  const shownClauses = clauses.filter(({ id }) =>
    cells
      .filter(({ clause, isAbsence }) => clause === id && !isAbsence)
      .every(({ state }) => state === 'shown' || state === 'contract'),
  ).length;
  const missing = cells.filter(({ state }) => state === 'missing');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Compliance evidence, release ${escapeHtml(release)}</title>
<style>${style}</style>
</head>
<body>
<header>
<h1>Compliance evidence</h1>
<p>What this release shows of the clauses of ${Object.values(regulators).length} regulators, by market. Every state comes from a test of the run described here, in a browser or against running services. The run uses play money and a sandbox in place of the operator’s services.</p>
<dl class="facts">
${fact('Release', release)}
${fact('Run', `${date.slice(0, 10)} ${date.slice(11, 16)} UTC, ${seconds} s`)}
${fact('Clauses shown in every market', `${shownClauses} of ${clauses.length}`)}
${fact('Cells shown on a screen', `${count('shown')}`)}
${fact('Cells shown by the services’ contract', `${count('contract')}`)}
${fact('Cells shown in part', `${count('partly')}`)}
${fact('Cells missing', `${count('missing')}`)}
${network.records.length === 0 ? '' : fact('Bytes sent without the consent they need', `${network.bytesWithoutConsent}`)}
</dl>
</header>
<main>
<h2 id="matrix">Matrix</h2>
<p>A clause has a row and a market a column. <span class="shown">✓ shown</span>: a browser test of this run found it on the screen. <span class="contract">◆ contract</span>: the duty ends at the operator’s services, and a contract test of this run showed it. <span class="partly">◐ shown in part</span>: the tests of this run passed, but the product does not show all of the duty yet; the clause says what is open. <span class="missing">✗ missing</span>: no test of this run shows it. “Absent” marks a duty of another market that must not appear here, and does not. A dash: the clause does not apply.</p>
<div class="scroll" role="region" aria-label="Matrix of clauses and markets" tabindex="0">
<table>
<caption>State of each clause in each market</caption>
<thead><tr><th scope="col">Clause</th><th scope="col">Duty</th>${markets.map(({ id, brands }) => `<th scope="col">${escapeHtml(id)}<br><span class="meta">${escapeHtml(brands.join(', '))}</span></th>`).join('')}</tr></thead>
<tbody>
${clauses.map((clause) => matrixRow(clause, markets, cells)).join('\n')}
</tbody>
</table>
</div>
${missing.length === 0 ? '' : `<h2 id="missing">Missing</h2>\n<ul>\n${missing.map((cell) => `<li><a href="#${anchor(cell)}">${escapeHtml(cell.name)}</a>: ${escapeHtml(cell.duty)}${cell.tests.some(({ isPassed }) => !isPassed) ? ' <strong class="missing">A test of this run failed.</strong>' : ' No test shows it yet.'}</li>`).join('\n')}\n</ul>`}
${Object.entries(regulators)
  .map(([prefix, name]) => {
    const own = clauses.filter(({ id }) => id.startsWith(prefix));
    return own.length === 0
      ? ''
      : `<h2 id="${prefix}">${escapeHtml(name)}</h2>\n${own.map((clause) => clauseArticle(clause, cells, pictureOf)).join('\n')}`;
  })
  .join('\n')}
${network.records.length === 0 ? '' : privacySection(network.records)}
</main>
</body>
</html>
`;
}

/** @param {readonly NetworkRecord[]} records */
const privacySection = (records) => `<h2 id="privacy">What leaves the page</h2>
<p>A proxy recorded every request, beacon, frame, worker and socket of a visitor’s page in this run, for each brand and market: before a choice of cookies, with consent to analytics (C0002), functional cookies (C0003) or marketing (C0004) alone, with all of them, and after consent was withdrawn. A cell has the number of requests, the bytes sent and the bytes received. A dash: nothing was sent.</p>
<p>Repeat: <code>npm run evidence -- privacy</code></p>
${records.map(networkTable).join('\n')}`;

/** @param {NetworkRecord} record */
function networkTable(record) {
  const { choices, rows } = networkRows(record);
  const bytes = (/** @type {number} */ value) => `${value.toLocaleString('en-GB')} B`;
  return `<div class="scroll" role="region" aria-label="Requests of ${escapeHtml(record.visit)}" tabindex="0">
<table>
<caption>${escapeHtml(record.visit)}</caption>
<thead><tr><th scope="col">Origin and path</th><th scope="col">Purpose</th>${choices.map((choice) => `<th scope="col">${escapeHtml(choice)}</th>`).join('')}</tr></thead>
<tbody>
${rows.map(({ origin, path, purpose, tallies }) => `<tr><th scope="row">${escapeHtml(origin)} ${escapeHtml(path)}</th><td>${escapeHtml(purpose)}</td>${tallies.map((tally) => (tally === null ? '<td class="none"><span aria-hidden="true">–</span><span class="hidden">nothing</span></td>' : `<td>${tally.requests}: ${bytes(tally.sentBytes)} sent, ${bytes(tally.receivedBytes)} received</td>`)).join('')}</tr>`).join('\n')}
</tbody>
</table>
</div>`;
}

const fact = (/** @type {string} */ name, /** @type {string} */ value) =>
  `<div><dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd></div>`;

const anchor = (/** @type {EvidenceCell} */ { name }) => name.replace('@', '-in-');

/** @param {Clause} clause @param {Evidence['markets']} markets @param {readonly EvidenceCell[]} cells */
function matrixRow({ id }, markets, cells) {
  const own = cells.filter(({ clause }) => clause === id);
  const [first] = own;
  const columns = markets.map((market) => {
    const cell = own.find((each) => each.market === market.id);
    if (cell === undefined)
      return '<td class="none"><span aria-hidden="true">–</span><span class="hidden">does not apply</span></td>';
    const { mark, text } = states[cell.state];
    const label = cell.isAbsence && cell.state !== 'missing' ? 'absent' : cell.state === 'contract' ? 'contract' : text;
    return `<td class="state"><a class="${cell.state}" href="#${anchor(cell)}">${mark} ${label}</a></td>`;
  });
  return `<tr><th scope="row"><a href="#${id}">${id}</a></th><td>${escapeHtml(first?.duty ?? '')}</td>${columns.join('')}</tr>`;
}

/** @param {Clause} clause @param {readonly EvidenceCell[]} cells @param {Evidence['pictureOf']} pictureOf */
function clauseArticle({ id, reference, shownIn, unshown, services }, cells, pictureOf) {
  const own = cells.filter(({ clause }) => clause === id);
  return `<article id="${id}" aria-labelledby="${id}-title">
<h3 id="${id}-title">${id}: ${escapeHtml(reference)}</h3>
<p>${escapeHtml(own[0]?.duty ?? '')}</p>
${unshown === undefined ? '' : `<p class="partly">Not shown yet: ${escapeHtml(unshown)}</p>\n`}<p class="meta">Shown in: ${escapeHtml(shownIn)}.${services === undefined ? '' : ` The operator’s services: ${escapeHtml(services)}`}</p>
${own.map((cell) => cellSection(cell, pictureOf)).join('\n')}
</article>`;
}

/** @param {EvidenceCell} cell @param {Evidence['pictureOf']} pictureOf */
function cellSection(cell, pictureOf) {
  const { mark, text } = states[cell.state];
  const picture = cell.picture === null ? null : pictureOf(cell.picture);
  const heading = cell.isAbsence ? `Must not show in ${cell.market}` : `Market ${cell.market}`;
  const state = cell.isAbsence && cell.state !== 'missing' ? `absent, ${text}` : text;
  return `<section class="cell" id="${anchor(cell)}">
<h4>${escapeHtml(heading)}: <span class="${cell.state}">${mark} ${escapeHtml(state)}</span></h4>
<ul>
${cell.tests.map((test) => `<li>${test.isPassed ? 'Passed' : '<strong class="missing">Failed</strong>'}: ${escapeHtml(test.title)} <code>${escapeHtml(test.file)}</code></li>`).join('\n')}
${cell.tests.length === 0 ? '<li>No test of this run shows it.</li>' : ''}
${cell.otherTests.map((test) => `<li>Also tested, outside of this run: ${escapeHtml(test.title)} <code>${escapeHtml(test.file)}</code></li>`).join('\n')}
</ul>
<p>Repeat: <code>${escapeHtml(cell.repeat)}</code></p>
${picture === null ? '' : `<figure><img class="${picture.width < 500 ? 'narrow' : 'wide'}" src="data:image/webp;base64,${picture.bytes.toString('base64')}" width="${picture.width}" height="${picture.height}" alt="Screen at the end of the test of ${escapeHtml(cell.name)}" loading="lazy"><figcaption class="meta">Screen at the end of the test</figcaption></figure>`}
</section>`;
}
