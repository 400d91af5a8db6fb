import type { JSONReport } from '@playwright/test/reporter';
import { reportedTests } from '../evidence/reportedTests.ts';

/** Facts of a run that the statement of each brand names. */
export interface Statement {
  day: string;
  tests: number;
  contrasts: number;
}

/**
 * Files of browser tests that show accessibility, with what each shows and the success criteria of WCAG 2.2; EN 301 549
 * has the same in its chapter 9.
 */
export const accessibilityTests: readonly [file: string, shows: string, criteria: string][] = [
  [
    'screens/pageAccessibility.spec.ts',
    'every kind of page of each brand and language, for visitors and players, against all rules that a program can check',
    'A and AA',
  ],
  [
    'screens/overlays.spec.ts',
    'dialogs keep and return the focus; pages and panels fit 320 to 2560 pixels, which is a zoom of 400 %',
    '1.4.10, 2.1.2, 2.4.3, 2.4.11',
  ],
  [
    'keyboardJourney.spec.ts',
    'registration, deposit, play, limit and self-exclusion by keyboard alone',
    '2.1.1, 2.1.2, 2.4.3, 2.4.7',
  ],
  [
    'screenReader.spec.ts',
    'the same and a round of every kind of game by screen reader alone, with transcripts',
    '1.1.1, 1.3.1, 1.3.2, 4.1.2, 4.1.3',
  ],
  ['screens/largeText.spec.ts', 'games with text of 200 %', '1.4.4'],
  ['screens/textSpacing.spec.ts', 'pages and dialogs with wide text spacing', '1.4.12'],
  ['screens/forcedColors.spec.ts', 'selected controls in forced colours', '1.4.1, 1.4.11'],
  ['screens/heroContrast.spec.ts', 'texts on the pictures of the lobby', '1.4.3'],
  ['screens/lowViewport.spec.ts', 'pages in a window of 320 × 256 pixels', '1.4.10, 2.4.11'],
  ['calmMode.spec.ts', 'calm mode: nothing moves or makes a sound', '1.4.2, 2.2.2, 2.3.1'],
  ['blackjack.spec.ts', 'blackjack', 'A and AA, 2.1.1'],
  ['plinko.spec.ts', 'plinko', 'A and AA, 2.1.1'],
  ['roulette.spec.ts', 'roulette', 'A and AA, 2.1.1'],
  ['scratchCard.spec.ts', 'scratch cards', 'A and AA, 2.1.1'],
  ['slotPlay.spec.ts', 'slots', 'A and AA, 2.1.1'],
  ['videoPoker.spec.ts', 'video poker', 'A and AA, 2.1.1'],
];

export function statementOf(report: JSONReport, now: Date): Statement {
  const tests = reportedTests(report);
  const contrasts = tests
    .flatMap(({ annotations }) => annotations)
    .filter(({ type }) => type === 'contrast decided by pixels')
    .reduce((sum, { description }) => sum + Number(description), 0);
  return { day: now.toISOString().slice(0, 10), tests: tests.length, contrasts };
}

export function accessibilityPage(report: JSONReport, { day, tests: total, contrasts }: Statement): string {
  const tests = reportedTests(report);
  const rows = accessibilityTests.map(([file, shows, criteria]) => {
    const count = tests.filter((test) => test.file.endsWith(file)).length;
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
