import { operatorServices } from '@foyer/contract/endpoint';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readConfiguration } from './configuration.server.ts';
import { productionProblems } from './deployment.server.ts';
import { addressVariableOf } from './serviceAddresses.server.ts';

test.each([
  ['CHAT_URL', ['chat'], ['chat']],
  ['PROMOTIONS_URL', ['promotions'], ['promotions']],
  ['CAMPAIGNS_URL', ['campaigns'], ['campaigns']],
  ['BROKER_URL', ['messages', 'realTime'], ['broker']],
  ['HUB_ORIGIN', ['messages', 'realTime'], []],
  ['MILESTONES_URL', [], ['milestones']],
])('%s=off switches off the capabilities %j of the services %j', (name, capabilitiesOff, servicesOff) => {
  expect(readConfiguration({ [name]: 'off' })).toMatchObject({ capabilitiesOff, servicesOff });
  const missing = productionProblems({ DEPLOYMENT: 'production', [name]: 'off' });
  expect(missing.filter((problem) => problem.startsWith(name))).toEqual([]);
});

test.each(['ACCOUNTS_URL', 'GAMES_URL', 'CONTENT_URL'])('%s=off is refused with a sentence', (name) => {
  expect(() => readConfiguration({ [name]: 'off' })).toThrow(
    `The variable ${name} cannot be read: is a required service, so it cannot be off`,
  );
});

test('adds services that are off to CAPABILITIES_OFF', () => {
  const { capabilitiesOff } = readConfiguration({ CAPABILITIES_OFF: 'winners, chat', PROMOTIONS_URL: 'off' });
  expect(capabilitiesOff).toEqual(['winners', 'promotions', 'chat']);
});

test('the address of a service is `off` or an http address, and the name of a variable with another text is given', () => {
  const texts = fc.oneof(fc.string(), fc.constant('off'), fc.webUrl(), fc.webUrl({ validSchemes: ['ftp', 'file'] }));
  fc.assert(
    fc.property(fc.constantFrom(...operatorServices), texts, (service, text) => {
      const name = addressVariableOf(service);
      try {
        const { upstreams, servicesOff } = readConfiguration({ [name]: text });
        expect(upstreams[service] === text ? /^https?:/.test(text) : servicesOff.includes(service)).toBe(true);
      } catch (error) {
        expect(String(error)).toContain(`The variable ${name} cannot be read`);
      }
    }),
  );
});
