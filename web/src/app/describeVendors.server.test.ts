import { expect, test } from 'vitest';
import { readConfiguration } from '../services/configuration/configuration.server.ts';
import { describeVendors } from './describeVendors.server.ts';

test('says in one sentence what brands with the same vendors have', () => {
  expect(describeVendors(readConfiguration({ FLAG_SERVICE: 'off' }))).toEqual([
    'Vendors of all brands: no tag manager; no flag service; built-in consent; built-in chat; no session recordings.',
  ]);
});

test('says of each brand with vendors of its own where they are and which consent they need', () => {
  const own = {
    tagManager: { script: 'https://tags.example/gtm.js?id=GTM-1' },
    flagEnvironment: 'aurora-live',
    consent: { script: 'https://consent.example/stub.js', domainId: 'aurora-domain' },
    chat: { script: 'https://chat.example/chat.js', deploymentId: 'aurora-chat', group: 'necessary' as const },
    replay: { vendor: 'fullstory' as const, organisation: 'o-1ABC-eu1' },
  };
  const variables = { REPLAY: 'on', CAPABILITIES_OFF: 'chat', FLAG_ENVIRONMENT: 'live' };
  expect(describeVendors(readConfiguration(variables, new Map([['aurora', own]])))).toEqual([
    'Vendors of regency, pulse: no tag manager; flags of the environment live; built-in consent; no chat; session recordings at the collector after consent to C0002.',
    'Vendors of aurora: tag manager of https://tags.example after consent to C0002 or C0004; flags of the environment aurora-live; consent of https://consent.example, domain aurora-domain; chat of https://chat.example without consent; session recordings at https://edge.eu1.fullstory.com after consent to C0002.',
  ]);
});
