import { afterEach, expect, test, vi } from 'vitest';
import { chooseLanguage } from './chooseLanguage.browser.ts';

const steps = vi.hoisted((): string[] => []);
vi.mock(import('../../services/storage/cookieJar.browser.ts'), async (original) => ({
  ...(await original()),
  setCookie: (_cookie, value) => steps.push(`set ${value}`) > 0,
}));

afterEach(() => {
  steps.length = 0;
  vi.unstubAllGlobals();
});

test.each([
  ['https://casino.example/terms', 'reload'],
  ['https://casino.example/terms?language=zh', 'open https://casino.example/terms'],
])('MK-04 stores the language before %s loads again, so that the request has it', (href, last) => {
  const location = {
    href,
    reload: () => steps.push('reload'),
    replace: (address: string) => steps.push(`open ${address}`),
  };
  vi.stubGlobal('window', { location, history: {} });
  chooseLanguage('en');
  expect(steps).toEqual(['set en', last]);
});
