/**
 * Files of browser tests that show accessibility, with what each shows. `criteria`: success criteria of WCAG 2.2; EN 301
 * 549 has the same in its chapter 9.
 * @type {readonly { file: string, shows: string, criteria: string }[]}
 */
export const accessibilityTests = [
  {
    file: 'screens/pageAccessibility.spec.ts',
    shows:
      'every kind of page of each brand and language, for visitors and players, against all rules that a program can check',
    criteria: 'A and AA',
  },
  {
    file: 'screens/overlays.spec.ts',
    shows: 'dialogs keep and return the focus; pages and panels fit 320 to 2560 pixels, which is a zoom of 400 %',
    criteria: '1.4.10, 2.1.2, 2.4.3, 2.4.11',
  },
  {
    file: 'keyboardJourney.spec.ts',
    shows: 'registration, deposit, play, limit and self-exclusion by keyboard alone',
    criteria: '2.1.1, 2.1.2, 2.4.3, 2.4.7',
  },
  {
    file: 'screenReader.spec.ts',
    shows: 'the same and a round of every kind of game by screen reader alone, with transcripts',
    criteria: '1.1.1, 1.3.1, 1.3.2, 4.1.2, 4.1.3',
  },
  { file: 'screens/largeText.spec.ts', shows: 'games with text of 200 %', criteria: '1.4.4' },
  { file: 'screens/textSpacing.spec.ts', shows: 'pages and dialogs with wide text spacing', criteria: '1.4.12' },
  { file: 'screens/forcedColors.spec.ts', shows: 'selected controls in forced colours', criteria: '1.4.1, 1.4.11' },
  { file: 'screens/heroContrast.spec.ts', shows: 'texts on the pictures of the lobby', criteria: '1.4.3' },
  { file: 'screens/lowViewport.spec.ts', shows: 'pages in a window of 320 × 256 pixels', criteria: '1.4.10, 2.4.11' },
  { file: 'calmMode.spec.ts', shows: 'calm mode: nothing moves or makes a sound', criteria: '1.4.2, 2.2.2, 2.3.1' },
  { file: 'blackjack.spec.ts', shows: 'blackjack', criteria: 'A and AA, 2.1.1' },
  { file: 'plinko.spec.ts', shows: 'plinko', criteria: 'A and AA, 2.1.1' },
  { file: 'roulette.spec.ts', shows: 'roulette', criteria: 'A and AA, 2.1.1' },
  { file: 'scratchCard.spec.ts', shows: 'scratch cards', criteria: 'A and AA, 2.1.1' },
  { file: 'slotPlay.spec.ts', shows: 'slots', criteria: 'A and AA, 2.1.1' },
  { file: 'videoPoker.spec.ts', shows: 'video poker', criteria: 'A and AA, 2.1.1' },
];
