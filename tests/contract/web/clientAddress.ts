import { describe, expect, test } from 'vitest';
import { ownPost } from '../support/httpClient.ts';
import type { WebSuite } from '../support/webPair.ts';
import type { WebUnderTest } from '../support/webUnderTest.ts';

const proxied = { TRUSTED_PROXIES: '127.0.0.0/8' };
const addressSeen = async (web: WebUnderTest, headers: Record<string, string>) =>
  (JSON.parse((await web.request({ path: '/api/ip-address', headers })).text) as { ipAddress: string }).ipAddress;
const logInFrom = (web: WebUnderTest, address: string) =>
  web.request({
    method: 'POST',
    path: '/api/login',
    headers: { ...ownPost, 'x-forwarded-for': address },
    // A blank username is refused before any password check.
    body: JSON.stringify({ username: ' ', password: 'x', firstPartyBlackBox: '', thirdPartyBlackBox: '' }),
  });

export const describeClientAddress: WebSuite = (pair) => {
  describe('visitors behind a proxy', () => {
    test('HT-04 the visitor’s address is taken from trusted proxies only', async () => {
      const behind = await pair().startWeb(proxied);
      const elsewhere = await pair().startWeb({ TRUSTED_PROXIES: '192.0.2.0/24 2001:db8::/32' });
      const counted = await pair().startWeb({ TRUSTED_PROXIES: '2' });
      const cdn = await pair().startWeb({ ...proxied, CLIENT_ADDRESS_HEADER: 'CF-Connecting-IP' });
      const standard = await pair().startWeb({ ...proxied, CLIENT_ADDRESS_HEADER: 'forwarded' });
      const chain = { 'x-forwarded-for': '1.1.1.1, 203.0.113.9' };
      expect(await addressSeen(behind, chain)).toBe('203.0.113.9');
      expect(await addressSeen(behind, { 'x-forwarded-for': '[2001:DB8::9]:443' })).toBe('2001:db8::9');
      expect(await addressSeen(behind, { 'x-forwarded-for': `${'1.1.1.1,'.repeat(1500)}203.0.113.9` })).toBe(
        '203.0.113.9',
      );
      expect(await addressSeen(behind, { 'x-forwarded-for': 'nonsense' })).toBe('127.0.0.1');
      expect(await addressSeen(elsewhere, chain)).toBe('127.0.0.1');
      expect(await addressSeen(counted, { 'x-forwarded-for': '1.1.1.1, 203.0.113.9, 198.51.100.1' })).toBe(
        '203.0.113.9',
      );
      expect(await addressSeen(cdn, { ...chain, 'cf-connecting-ip': '203.0.113.7' })).toBe('203.0.113.7');
      expect(await addressSeen(standard, { ...chain, forwarded: 'for=1.1.1.1, for="[2001:db8::7]:80"' })).toBe(
        '2001:db8::7',
      );
    });

    test('AU-20 clients behind one proxy have separate limits, by IPv4 address and IPv6 network', async () => {
      const web = await pair().startWeb(proxied);
      const statuses = async (count: number, addressOf: (index: number) => string) => {
        const responses = await Promise.all(
          Array.from({ length: count }, (_, index) => logInFrom(web, addressOf(index))),
        );
        return responses.map(({ status }) => status);
      };
      expect(new Set(await statuses(110, (index) => `203.0.113.${index}`))).toEqual(new Set([400]));
      const one = await statuses(110, () => '198.51.100.77');
      expect(one.filter((status) => status === 429).length).toBeGreaterThanOrEqual(10);
      const network = await statuses(110, (index) => `2001:db8:0:1::${index.toString(16)}`);
      expect(network.filter((status) => status === 429).length).toBeGreaterThanOrEqual(10);
      expect((await logInFrom(web, '2001:db8:0:2::1')).status).toBe(400);
    });

    test('MK-05 a country header counts only from a trusted proxy', async () => {
      const marketAt = async (variables: Record<string, string>) => {
        const web = await pair().startWeb(variables);
        const { text } = await web.request({ country: 'CA' });
        return /"marketId":"([\w-]+)"/.exec(text)?.[1];
      };
      expect(await marketAt(proxied)).toBe('ca');
      expect(await marketAt({ TRUSTED_PROXIES: '1' })).toBe('ca');
      expect(await marketAt({ TRUSTED_PROXIES: '192.0.2.0/24' })).toBe('uk');
    });

    test('MK-03 the country of a visitor behind a proxy follows the visitor’s address', async () => {
      const web = await pair().startWeb(proxied);
      const country = async (address: string) =>
        JSON.parse((await web.request({ path: '/api/geo-info', headers: { 'x-forwarded-for': address } })).text) as {
          CountryIsoCode: string;
        };
      expect(await Promise.all(['81.2.69.142', '1.1.1.1'].map(country))).toEqual([
        expect.objectContaining({ CountryIsoCode: 'GB' }),
        expect.objectContaining({ CountryIsoCode: expect.stringMatching(/^[A-Z]{2}$/) }),
      ]);
    });

    test.each(['10.0.0.0/40', 'proxy.example', '99'])('refuses to start with TRUSTED_PROXIES=%s', async (text) => {
      await expect(pair().startWeb({ TRUSTED_PROXIES: text })).rejects.toThrow(/TRUSTED_PROXIES/);
    });
  });
};
