import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createFormats } from '../../i18n/formats.ts';
import { loadLazyMessages } from '../../i18n/loadLazyMessages.ts';
import { createTranslate, loadMessages } from '../../i18n/messages.ts';
import { TextContext } from '../../i18n/TextContext.tsx';
import type { Visit } from '../../services/market/visit.ts';
import { VisitContext } from '../../services/market/VisitContext.tsx';
import type { RefusalFacts } from './login.ts';
import { LoginProblem } from './LoginProblem.tsx';

await loadLazyMessages('en', 'login');
const text = { t: createTranslate(await loadMessages('en')), formats: createFormats('en-GB') };
const until = '2027-05-03T12:00:00.000Z';
const returnToken = 'token-of-a-refused-login';

const show = (facts: RefusalFacts, off: Visit['off'] = []) =>
  render(
    <VisitContext value={{ locale: 'en-GB', off, helpLine: { name: 'Help', url: 'https://help.example' } } as Visit}>
      <TextContext value={text}>
        <LoginProblem
          login={{ step: 'failed', error: 'selfExcluded', left: 4, attempts: null, ...facts }}
          onForgot={() => undefined}
        />
      </TextContext>
    </VisitContext>,
  );
const aboutExclusion = () => screen.queryByRole('button', { name: 'About my self-exclusion' });

test.each([
  [
    'lasts at least until its end',
    { until, restriction: { kind: 'selfExclusion', until } },
    /at least until 3 May 2027/,
  ],
  [
    'lasts until the player asks',
    { restriction: { kind: 'selfExclusion', until: null, mayRequestReturn: true } },
    /until you ask to return/,
  ],
  [
    'opens after the cooling-off',
    { until, restriction: { kind: 'selfExclusion', until, opensAt: until } },
    /log in again from 3 May 2027/,
  ],
] as const)('UK20 ON4 a refused login says that the exclusion %s', (_what, facts, words) => {
  show({ ...facts, returnToken });
  expect(screen.getByText(words)).toBeTruthy();
  expect(aboutExclusion()).not.toBeNull();
});

test('UK20 a service without a way back shows the end that it names, and no button', () => {
  show({ until });
  expect(screen.getByText(/log in again from 3 May 2027/)).toBeTruthy();
  expect(aboutExclusion()).toBeNull();
});

test('UK20 an operator without these calls shows no button', () => {
  show({ until, returnToken, restriction: { kind: 'selfExclusion', until } }, ['exclusionReturn']);
  expect(aboutExclusion()).toBeNull();
});
