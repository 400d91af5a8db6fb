import { expect, test } from 'vitest';
import type { BrandVendors } from './brandVendors.ts';
import { readConfiguration } from './configuration.server.ts';

const variables = {
  TAG_MANAGER_SCRIPT: 'https://tags.example/gtm.js?id=GTM-1',
  TAG_SCRIPT_ORIGINS: 'https://pixel.example',
  TAG_ORIGINS: 'https://*.numbers.example',
  MESSENGER_SCRIPT: 'https://chat.example/chat.js',
  MESSENGER_DEPLOYMENTS: 'regency=regency-1 aurora=aurora-1',
  MESSENGER_ORIGINS: 'https://api.chat.example',
  CONSENT_SCRIPT: 'https://consent.example/stub.js',
  CONSENT_DOMAINS: 'regency=regency-domain aurora=aurora-domain',
  REPLAY: 'on',
  FLAG_ENVIRONMENT: 'all',
};
const configurationWith = (own: Record<string, BrandVendors>, changes: Record<string, string> = {}) =>
  readConfiguration({ ...variables, ...changes }, new Map(Object.entries(own)));

const everything: BrandVendors = {
  tagManager: { script: 'https://own-tags.example/gtm.js?id=GTM-2', connectOrigins: ['https://own-numbers.example'] },
  flagEnvironment: 'own',
  consent: { script: 'https://own-consent.example/stub.js', domainId: 'own-domain', origins: ['https://geo.example'] },
  chat: { script: 'https://own-chat.example/chat.js', deploymentId: 'own-chat-1', environment: 'eu', group: 'C0004' },
  replay: { vendor: 'fullstory', organisation: 'o-1ABC-eu1' },
};

test('a brand’s own vendors replace those of the variables, with their origins, and no other brand’s', () => {
  const alone = configurationWith({});
  const { vendors, flagService } = configurationWith({ regency: everything });
  expect(vendors.tagManagerOf('regency')).toEqual({
    script: 'https://own-tags.example/gtm.js?id=GTM-2',
    origins: ['https://own-tags.example'],
    talksTo: ['https://own-numbers.example'],
  });
  expect(vendors.messengerOf('regency')).toEqual({
    script: 'https://own-chat.example/chat.js',
    origins: ['https://own-chat.example'],
    environment: 'eu',
    deploymentId: 'own-chat-1',
    group: 'C0004',
  });
  expect(vendors.consentOf('regency')).toEqual({
    script: 'https://own-consent.example/stub.js',
    origins: ['https://own-consent.example', 'https://geo.example'],
    domainId: 'own-domain',
  });
  expect(vendors.policyOf('regency')).toEqual({
    tagManager: vendors.tagManagerOf('regency'),
    replay: vendors.replayOf('regency'),
    origins: ['https://own-chat.example', 'https://own-consent.example', 'https://geo.example'],
    inlineStyles: false,
  });
  expect(['regency', 'aurora'].map((id) => flagService?.environmentOf(id))).toEqual(['own', 'all']);
  for (const id of ['aurora', 'pulse']) {
    expect(vendors.policyOf(id)).toEqual(alone.vendors.policyOf(id));
    expect(vendors.replayOf(id)).toBe('collector');
  }
});

test('what an entry leaves out is as the variables say', () => {
  const { vendors } = configurationWith({
    pulse: { chat: { deploymentId: 'pulse-chat' }, consent: { domainId: 'pulse-domain' }, tagManager: {} },
  });
  expect(vendors.messengerOf('pulse')).toEqual({ ...vendors.messengerOf('aurora'), deploymentId: 'pulse-chat' });
  expect(vendors.consentOf('pulse')).toEqual({ ...vendors.consentOf('aurora'), domainId: 'pulse-domain' });
  expect(vendors.tagManagerOf('pulse')).toEqual(vendors.tagManagerOf('aurora'));
});

test('a brand can be without a vendor of the variables, and with a container that they give to others', () => {
  const off = configurationWith({
    regency: { tagManager: 'off', consent: 'off', chat: 'off', replay: 'off' },
  }).vendors;
  expect(off.policyOf('regency')).toEqual({ tagManager: null, replay: null, origins: [], inlineStyles: false });
  expect(off.replayOf('regency')).toBeNull();
  const { vendors } = configurationWith({ regency: { tagManager: {} } }, { TAG_MANAGER_BRANDS: 'aurora' });
  expect(['regency', 'aurora', 'pulse'].map((id) => vendors.tagManagerOf(id) !== null)).toEqual([true, true, false]);
});

test('an entry without a value that no variable has either stops the start', () => {
  const without = { MESSENGER_DEPLOYMENTS: variables.MESSENGER_DEPLOYMENTS, REPLAY: 'on' };
  const own: BrandVendors = {
    tagManager: {},
    consent: { domainId: 'pulse-domain' },
    chat: { deploymentId: 'pulse-chat' },
    replay: { vendor: 'fullstory' },
  };
  expect(() => readConfiguration(without, new Map([['pulse', own]]))).toThrow(
    [
      'BRANDS_FILE: pulse.vendors.tagManager needs script, or TAG_MANAGER_SCRIPT.',
      'BRANDS_FILE: pulse.vendors.consent needs script and domainId, or CONSENT_SCRIPT and CONSENT_DOMAINS.',
      'BRANDS_FILE: pulse.vendors.chat needs script and deploymentId, or MESSENGER_SCRIPT and MESSENGER_DEPLOYMENTS.',
      'BRANDS_FILE: pulse.vendors.replay needs organisation, or REPLAY_ORGANISATION.',
    ].join('\n'),
  );
});

test.each([
  ['o-1ABC-eu1', 'eu1.fullstory.com'],
  ['o-1ABC-na1', 'fullstory.com'],
  ['1ABC', 'fullstory.com'],
  ['legacy-name-with', 'fullstory.com'],
])('TE-05 the recorder of the organisation %s is at %s', (organisation, host) => {
  const { vendors } = configurationWith({}, { REPLAY: 'fullstory', REPLAY_ORGANISATION: organisation });
  expect(vendors.replayOf('regency')).toEqual({
    script: `https://edge.${host}/s/fs.js`,
    origins: [`https://edge.${host}`, `https://rs.${host}`],
    organisation,
  });
});

test('TE-05 a proxy of the recorder replaces the vendor’s origins', () => {
  const { vendors } = configurationWith({
    regency: {
      replay: {
        vendor: 'fullstory',
        organisation: 'o-1ABC-eu1',
        script: 'https://relay.example/fs.js',
        origins: ['https://in.relay.example'],
      },
    },
  });
  expect(vendors.replayOf('regency')).toMatchObject({ origins: ['https://relay.example', 'https://in.relay.example'] });
});

test('TE-05 REPLAY=fullstory needs an organisation, and recordings at the collector need a collector', () => {
  expect(() => configurationWith({}, { REPLAY: 'fullstory' })).toThrow('REPLAY=fullstory needs REPLAY_ORGANISATION');
  expect(configurationWith({}, { COLLECTOR_URL: 'off' }).vendors.replayOf('regency')).toBeNull();
});
