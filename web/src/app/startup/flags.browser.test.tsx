import { afterEach, expect, test } from 'vitest';
import { interactionEvent } from '../../services/analytics/trackInteraction.browser.ts';
import { createApiClient } from '../../services/api/apiClient.browser.ts';
import { flagsWith } from '../../services/flags/flags.ts';
import { visitWithFlags } from '../../services/market/visit.ts';
import type { Visit } from '../../services/market/visit.ts';
import { visitFixture } from '../../services/market/visitFixture.ts';
import type { PageModel } from '../page/pageModel.ts';
import { createPageStore } from '../pageStore.ts';
import { flags } from './flags.browser.ts';

const interactions: unknown[] = [];
const onInteraction = (event: Event) => void interactions.push((event as CustomEvent).detail);
let stop: (() => void) | void;
afterEach(() => {
  stop?.();
  window.removeEventListener(interactionEvent, onInteraction);
  interactions.length = 0;
});

test('AN-03 FF-02 reports both jackpot flags at the start and when one changes', () => {
  window.addEventListener(interactionEvent, onInteraction);
  const visit = visitFixture({ toggledLanguages: ['en', 'zh'], flags: flagsWith({ gameCardJackpotTicker: false }) });
  let follow: (changed: Visit) => void = () => {};
  stop = flags.start({
    api: createApiClient(),
    navigation: { go: () => undefined, back: () => undefined, reload: () => Promise.resolve() },
    t: (key) => key,
    startPlayerItems: async () => undefined,
    leaveForProvider: async () => undefined,
    visit,
    page: createPageStore({} as PageModel, visit, new Map()),
    audience: () => ({ loginState: 'Logged-Out', access: 'full', marketId: 'uk' }),
    followFlags(listener) {
      follow = listener;
      listener(visit);
      return () => undefined;
    },
  });
  expect(interactions).toEqual([
    { area: 'featureToggle', action: 'revampedJackpotTicker', isOn: true },
    { area: 'featureToggle', action: 'gameCardJackpotTicker', isOn: false },
  ]);
  follow(visitWithFlags(visit, flagsWith({ languageToggle: false, gameCardJackpotTicker: false })));
  expect(interactions).toHaveLength(2);
  follow(visitWithFlags(visit, flagsWith({})));
  expect(interactions.slice(2)).toEqual([{ area: 'featureToggle', action: 'gameCardJackpotTicker', isOn: true }]);
});

test('MK-04 FF-02 a visit without the language toggle has one language, and all of them with it', () => {
  const visit = visitFixture({ culture: 'zh', languages: ['en', 'zh'], toggledLanguages: ['en', 'zh'] });
  const off = visitWithFlags(visit, flagsWith({ languageToggle: false }));
  expect(off.languages).toEqual(['zh']);
  expect(visitWithFlags(off, flagsWith({})).languages).toEqual(['en', 'zh']);
});
