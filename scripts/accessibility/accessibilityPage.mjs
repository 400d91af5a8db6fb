import { accessibilityTests } from './accessibilityTests.mjs';

/**
 * Facts of a run that the statement of each brand names.
 * @typedef {{ day: string, tests: number, contrasts: number }} Statement
 */

/** @typedef {{ title: string, file: string, specs?: Spec[], suites?: Suite[] }} Suite */
/** @typedef {{ title: string, file: string, tests: { annotations: { type: string, description?: string }[] }[] }} Spec */

/** @param {Suite} suite @returns {Spec[]} */
const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];

/** @param {{ suites: Suite[] }} report of Playwright */
const testsOf = ({ suites }) => suites.flatMap(specsOf).flatMap((spec) => spec.tests.map((test) => ({ spec, test })));

/** @param {{ suites: Suite[] }} report @param {Date} now @returns {Statement} */
export function statementOf(report, now) {
  const tests = testsOf(report);
  const contrasts = tests
    .flatMap(({ test }) => test.annotations)
    .filter(({ type }) => type === 'contrast decided by pixels')
    .reduce((sum, { description }) => sum + Number(description), 0);
  return { day: now.toISOString().slice(0, 10), tests: tests.length, contrasts };
}

/** @param {{ suites: Suite[] }} report @param {Statement} statement @returns {string} */
export function accessibilityPage(report, { day, tests: total, contrasts }) {
  const tests = testsOf(report);
  const rows = accessibilityTests.map(({ file, shows, criteria }) => {
    const count = tests.filter(({ spec }) => spec.file.endsWith(file)).length;
    return `| [\`${file}\`](../tests/e2e/${file}) | ${shows} | ${criteria} | ${count} |`;
  });
  return `# Accessibility

This page says how accessibility is tested, for engineers and auditors. \`npm run accessibility -- --write\` writes it, the figures of the statement that each brand shows at \`/accessibility\`, and the [transcripts](transcripts) of the journeys by screen reader. Without \`--write\` the command compares.

The goal is level AA of WCAG 2.2, and with it chapter 9 of EN 301 549.

## Last run

${day}: ${total} tests passed. Of the texts whose contrast a program cannot compute, because they stand on a picture or a gradient, ${contrasts} were measured from the pixels behind them, and none was left undecided.

| test | shows | criteria | tests |
| --- | --- | --- | --- |
${rows.join('\n')}

## How it is tested

- [axe](https://github.com/dequelabs/axe-core) checks pages, dialogs and frames against the rules of level A and AA, also target sizes (2.5.8). Where it leaves a contrast undecided, the test makes the text transparent and compares its colour with each pixel behind it.
- Journeys by keyboard press keys alone. Journeys by screen reader move from item to item with [a virtual screen reader](https://github.com/guidepup/virtual-screen-reader) inside the real browser and act on what it speaks; the outcome of a round must be announced by itself.
- A transcript has one line for each item, with every figure as \`#\`. A change of a transcript is a change of what people hear, so it is reviewed like one of a screenshot.

## What no test shows

Whether texts are easy to understand, whether the order of a page makes sense to a person, and how a certain screen reader speaks: people who use one have to judge that. The lettering on covers is part of a picture; the name of the game is its text.
`;
}
