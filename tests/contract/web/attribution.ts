import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cookieChoice } from '../../e2e/support/cookieChoice.ts';
import { registrationRequest } from '../support/registrationRequest.ts';
import { browserAt, responseOf } from '../support/webBrowser.ts';
import type { WebSuite } from '../support/webPair.ts';
import type { WebUnderTest } from '../support/webUnderTest.ts';

/** A value that appears nowhere by chance. */
const mark = 'harbourlight17';
const parameters = { btag: mark, utm_source: 'letter', unlisted: mark };
const configured = { btag: mark, utm_source: 'letter' };

export const describeAttribution: WebSuite = (pair) => {
  describe('what led a visitor here', () => {
    let web: WebUnderTest;
    beforeAll(async () => {
      web = await pair().startWeb({ ATTRIBUTION_PARAMETERS: 'btag utm_source', LOG_LEVEL: 'debug' });
    });
    afterAll(() => web.stop());

    function visitor(allowed: readonly string[] | null) {
      const browser = browserAt(web);
      for (const { name, value } of allowed === null ? [] : cookieChoice(allowed)) browser.jar.set(name, value);
      return browser;
    }

    /** Registers, logs in and opens the cashier; returns what the sandbox has recorded. */
    async function registered(browser: ReturnType<typeof visitor>, landing?: object) {
      const { productId: _product, marketId: _market, ipAddress: _address, ...form } = registrationRequest('row');
      const body = { ...form, ...(landing && { landing }) };
      const opened = await browser.call('/api/register', { body, country: 'IE' });
      expect([opened.status, responseOf<object>(opened)]).toMatchObject([200, { opened: true }]);
      const { account, tokens } = await browser.logIn(form.details);
      const report = { body: { parameters: landing ?? {} }, token: tokens.userToken };
      const reported = responseOf<{ isReported: boolean }>(await browser.call('/api/attribution/deposit', report));
      const { body: found } = await pair().sandbox.raw(`/control/attribution.json?userId=${account.core.userId}`);
      const { recorded } = found as { recorded: { step: string; parameters: object }[] };
      return { ...reported, recorded: recorded.map((one) => [one.step, one.parameters]) };
    }

    const land = async (browser: ReturnType<typeof visitor>, given: object = parameters) =>
      responseOf<object>(await browser.call('/api/attribution', { body: { parameters: given } }));

    test('P1 CO-01 with consent a sealed cookie carries it to the registration and the deposit', async () => {
      const browser = visitor(['C0004']);
      expect(await land(browser)).toEqual({ isStored: true });
      const line = browser.seen.find((one) => one.startsWith('foyer-attribution=')) ?? '';
      for (const part of ['HttpOnly', 'SameSite=Strict', `Max-Age=${30 * 86_400}`])
        expect(line.split('; ')).toContain(part);
      expect(Buffer.from(browser.jar.get('foyer-attribution') ?? '', 'base64url').toString('latin1')).not.toMatch(mark);
      expect(await registered(browser)).toEqual({
        isReported: true,
        recorded: [
          ['deposit', configured],
          ['registration', configured],
        ],
      });
    });

    test('P1 before a choice nothing is stored, and the landing of the visit counts', async () => {
      const browser = visitor(null);
      expect(await land(browser)).toEqual({ isStored: false });
      expect(browser.jar.has('foyer-attribution')).toBe(false);
      expect((await registered(browser, parameters)).recorded).toEqual([
        ['deposit', configured],
        ['registration', configured],
      ]);
      expect(await registered(visitor(null))).toEqual({ isReported: false, recorded: [] });
    });

    test('P1 after a refusal nothing is stored and nothing is sent', async () => {
      const browser = visitor(['C0002', 'C0003']);
      expect(await land(browser)).toEqual({ isStored: false });
      expect(await registered(browser, parameters)).toEqual({ isReported: false, recorded: [] });
    });

    test('P1 CO-02 a withdrawn consent deletes the cookie at once', async () => {
      const browser = visitor(['C0004']);
      await land(browser);
      for (const { name, value } of cookieChoice([])) browser.jar.set(name, value);
      expect(await land(browser, {})).toEqual({ isStored: false });
      expect(browser.jar.has('foyer-attribution')).toBe(false);
    });

    test('RG-01 a registration with parameters that nobody can read opens its account', async () => {
      for (const landing of [{ btag: 'x'.repeat(5000) }, { '<': 'x' }, ['x'], 'x', null])
        expect((await registered(visitor(null), landing as object)).recorded).toEqual([]);
    });

    test('HT-02 pages are the same with and without parameters, from one entry of the cache', async () => {
      await web.publish();
      const plain = await web.request({ path: '/help', country: 'IE' });
      pair().sandboxProxy.clearRecorded();
      const landed = await web.request({ path: `/help?btag=${mark}&utm_source=letter`, country: 'IE' });
      expect(pair().sandboxProxy.calls).toEqual([]);
      expect(landed.headers['etag']).toBe(plain.headers['etag']);
      expect(landed.bytes).toEqual(plain.bytes);
      expect([landed.headers['vary'], landed.headers['set-cookie']]).toEqual([plain.headers['vary'], undefined]);
      expect(plain.text).toContain('"attribution":["btag","utm_source"]');
      expect((await pair().web.request({ path: '/help', country: 'IE' })).text).not.toContain('"attribution"');
    });

    test('without the list or the capability there are no parameters', async () => {
      const off = await pair().startWeb({ ATTRIBUTION_PARAMETERS: 'btag', CAPABILITIES_OFF: 'attribution' });
      try {
        const body = { parameters };
        expect((await browserAt(off).call('/api/attribution', { body })).status).toBe(404);
        expect((await off.request({ path: '/help' })).text).not.toContain('"attribution":[');
      } finally {
        await off.stop();
      }
      expect(
        responseOf<object>(await browserAt(pair().web).call('/api/attribution', { body: { parameters } })),
      ).toEqual({ isStored: false });
    });

    test('no log line holds a value, also when the service fails', async () => {
      const { sandbox } = pair();
      await sandbox.faults({ target: 'reportAttribution', kind: '503' });
      try {
        const browser = visitor(['C0004']);
        await land(browser);
        expect((await registered(browser, parameters)).isReported).toBeUndefined();
      } finally {
        await sandbox.clearFaults();
      }
      await expect.poll(() => web.log().join('\n')).toMatch(/reportAttribution/);
      expect(web.log().join('\n')).not.toContain(mark);
    });
  });
};
