import { expect, test } from 'vitest';
import { cleanFacts } from '../../base/cleanFacts.ts';
import { errorFacts } from './errorFacts.ts';

const stackOf = (stack: string) => Object.assign(new Error('No way back'), { stack });

test.each([
  [
    'Chromium',
    'Error: No way back\n    at Te (https://regency.example/assets/live-CxarQac2.js:1:2345)\n    at async https://regency.example/assets/lobby-later-vH3Qr_pX.js:2:7',
  ],
  [
    'Firefox and Safari',
    'Te@https://regency.example/assets/live-CxarQac2.js:1:2345\n@https://regency.example/assets/lobby-later-vH3Qr_pX.js:2:7',
  ],
])('S8 an error report contains the stack positions that %s writes', (_browser, stack) => {
  const facts = errorFacts(stackOf(stack));
  expect(facts).toEqual({
    message: 'Error: No way back',
    stack: 'live-CxarQac2.js:1:2345 lobby-later-vH3Qr_pX.js:2:7',
  });
  expect(cleanFacts(facts)).toEqual(facts);
});

test('leaves URLs, messages and function names of a stack out of the report', () => {
  const { stack } = errorFacts(
    stackOf(
      'Error: mira@example.org\n    at secretName (https://regency.example/assets/live-CxarQac2.js?userToken=abc:1:2)\n    at x (https://regency.example/assets/page-CYqMZu7P.js:1:9)',
    ),
  );
  expect(stack).toBe('page-CYqMZu7P.js:1:9');
});

test('reports the innermost calls of a deep stack within the length limit', () => {
  const names = Array.from(
    { length: 30 },
    (_, call) => `FreedomBonusInformation-CKIEhG_${call % 10}.js:1:${12345 + call}`,
  );
  const facts = errorFacts(stackOf(names.join('\n')));
  expect(facts.stack?.split(' ')).toEqual(names.slice(0, 7));
  expect(cleanFacts(facts)['stack']).toMatch(/^FreedomBonusInformation-CKIEhG_0\.js:1:12345 /);
});

test.each([
  ['a text', 'gone'],
  ['an error without a stack', stackOf('')],
  ['an error of inline code', stackOf('at <anonymous>:1:5')],
])('%s has no stack positions', (_what, error) => {
  expect(errorFacts(error)).not.toHaveProperty('stack');
});
