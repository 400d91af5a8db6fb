import { afterEach, expect, test } from 'vitest';
import { interactionEvent } from '../analytics/trackInteraction.browser.ts';
import { createApiClient } from '../api/apiClient.browser.ts';
import { createPageStore } from '../app/pageStore.ts';
import { flagsWith } from '../flags/flags.ts';
import { visitWithFlags } from '../market/visit.ts';
import type { Visit } from '../market/visit.ts';
import type { PageModel } from '../page/pageModel.ts';
import { flags } from './flags.browser.ts';

const told: unknown[] = [];
const hear = (event: Event) => void told.push((event as CustomEvent).detail);
let stop: (() => void) | void;
afterEach(() => {
  stop?.();
  window.removeEventListener(interactionEvent, hear);
  told.length = 0;
});

test('AN-03 FF-02 whoever measures is told of the two ways to show jackpots, at the start and when one is turned', () => {
  window.addEventListener(interactionEvent, hear);
  const visit = {
    brandId: 'regency',
    flagService: null,
    culture: 'en',
    toggledLanguages: ['en', 'zh'] as Visit['languages'],
    flags: flagsWith({ gameCardJackpotTicker: false }),
  } as Visit;
  let follow: (changed: Visit) => void = () => {};
  stop = flags.start({
    api: createApiClient(),
    navigation: { go: () => undefined, back: () => undefined, reload: () => Promise.resolve() },
    t: (key) => key,
    visit,
    page: createPageStore({} as PageModel, visit, new Map()),
    followFlags(listener) {
      follow = listener;
      listener(visit);
      return () => undefined;
    },
  });
  expect(told).toEqual([
    { area: 'featureToggle', action: 'revampedJackpotTicker', isOn: true },
    { area: 'featureToggle', action: 'gameCardJackpotTicker', isOn: false },
  ]);
  follow(visitWithFlags(visit, flagsWith({ languageToggle: false, gameCardJackpotTicker: false })));
  expect(told).toHaveLength(2);
  follow(visitWithFlags(visit, flagsWith({})));
  expect(told.slice(2)).toEqual([{ area: 'featureToggle', action: 'gameCardJackpotTicker', isOn: true }]);
});

test('MK-04 FF-02 a visit with the toggle turned off has its own language alone, and all of them when it is back', () => {
  const visit = {
    culture: 'zh',
    languages: ['en', 'zh'] as Visit['languages'],
    toggledLanguages: ['en', 'zh'] as Visit['languages'],
  } as Visit;
  const off = visitWithFlags(visit, flagsWith({ languageToggle: false }));
  expect(off.languages).toEqual(['zh']);
  expect(visitWithFlags(off, flagsWith({})).languages).toEqual(['en', 'zh']);
});
