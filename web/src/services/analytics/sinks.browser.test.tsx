import { afterEach, expect, test } from 'vitest';
import { dataLayerSink } from './dataLayer.browser.ts';
import type { EventRecord } from './eventRecord.ts';
import type { Interaction } from './interaction.ts';
import { addSink, sendToSinks } from './sinks.browser.ts';
import { toEventRecord } from './toEventRecord.ts';
import { followInteractions, trackInteraction } from './trackInteraction.browser.ts';

const submit: Interaction = { area: 'login', action: 'submit' };
const record = (own: Partial<EventRecord> = {}): EventRecord => {
  const made = toEventRecord(submit, {
    projectPrefix: 'foyer',
    brandId: 'pulse',
    casinoId: 1,
    cookies: { trackingVisit: null, browserId: null, analyticsVisitor: null },
    customerData: {
      bannerTag: '',
      bannerTag2: '',
      bannerTag3: '',
      bannerTag4: '',
      bannerTag5: '',
      browserId: '',
      casinoId: null,
      ecid: '',
      registrationCountry: '',
      userId: null,
      currency: '',
      currencyIsoCode: '',
      languageCode: '',
    },
    customerFlag: {
      firstBetPlaced: false,
      firstDepositComplete: false,
      kycStatus: '',
      accountStatus: '',
      isLoggedIn: false,
    },
    place: {
      geoInfo: { CountryIso3Code: 'Unknown', CountryIsoCode: 'Unknown' },
      countryCookie: null,
      currencyIsoCode: 'EUR',
      locale: 'en',
    },
    session: null,
  });
  if (made === null) throw new Error('The catalogue has no such event.');
  return { ...made, ...own };
};

afterEach(() => {
  followInteractions(null);
  delete window.dataLayer;
});

test('AN-08 a sink that throws does not affect other sinks, and any data layer value is tolerated', () => {
  const received: string[] = [];
  const stops = [
    addSink(() => {
      throw new Error('broken');
    }),
    addSink(dataLayerSink),
    addSink(({ eventData }) => received.push(eventData.eventName)),
  ];
  for (const layer of [
    undefined,
    null,
    7,
    'text',
    {},
    Object.freeze([]),
    {
      push: () => {
        throw new Error('broken');
      },
    },
  ]) {
    window.dataLayer = layer;
    expect(() => sendToSinks(record(), submit)).not.toThrow();
  }
  expect(received).toHaveLength(7);
  for (const stop of stops) stop();
  sendToSinks(record(), submit);
  expect(received).toHaveLength(7);
});

test('AN-04 the data layer is created when missing, and resets blocks of the previous event', () => {
  dataLayerSink(record(), submit);
  expect(window.dataLayer).toHaveLength(1);
  const [pushed] = window.dataLayer as Record<string, unknown>[];
  expect(pushed).toMatchObject({ event: 'interaction', eventData: { eventName: 'foyer_pulse_loginSubmit' } });
  expect(Object.keys(pushed ?? {})).toEqual(expect.arrayContaining(['gameData', 'paymentData', 'sessionData']));
  expect(pushed?.['gameData']).toBeUndefined();
});

test('AN-04 keeps the first hundred events in order until a sink subscribes', () => {
  for (let index = 0; index < 150; index += 1)
    trackInteraction({ area: 'promotions', action: 'counted', count: index });
  const received: Interaction[] = [];
  followInteractions((interaction) => received.push(interaction));
  expect(received).toHaveLength(100);
  trackInteraction(submit);
  expect([received[0], received.at(-1)]).toEqual([{ area: 'promotions', action: 'counted', count: 0 }, submit]);
});
