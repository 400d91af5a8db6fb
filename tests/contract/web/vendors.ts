import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sandboxFlagEnvironment } from '@foyer/contract/flags';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cookieChoice } from '../../e2e/support/cookieChoice.ts';
import { ownPost } from '../support/httpClient.ts';
import type { WebSuite } from '../support/webPair.ts';

const domain = '0c9f2e11-5b1d-4c77-8f0e-6a4d0f1b2c3d-test';
const deployment = '7b1f6d20-5a3c-4e0e-9f41-2c8a90d4e611';
const variables = {
  CONSENT_SCRIPT: 'https://consent.example/scripttemplates/otSDKStub.js',
  CONSENT_DOMAINS: `pulse=${domain}`,
  MESSENGER_SCRIPT: 'https://apps.chat.example/genesys-bootstrap/genesys.min.js',
  MESSENGER_DEPLOYMENTS: `aurora=${deployment}`,
  MESSENGER_ORIGINS: 'https://api.chat.example',
};

export const describeVendors: WebSuite = (pair) => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'foyer-vendors-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  function fileWith(content: object): string {
    const path = join(folder, 'brands.json');
    writeFileSync(path, JSON.stringify(content));
    return path;
  }

  test('CO-01 UI-02 a vendor script and its origins apply only to the configured brand', async () => {
    const web = await pair().startWeb(variables);
    const [pulse, aurora, regency] = await Promise.all(
      (['pulse', 'aurora', 'regency'] as const).map((brand) => web.request({ brand })),
    );
    expect(
      [pulse, aurora, regency].map((page) => /^<!doctype html><html[^>]* data-consent="vendor"/.test(page?.text ?? '')),
    ).toEqual([true, false, false]);
    expect(pulse?.text).toContain(
      `"consentVendor":{"script":"${variables.CONSENT_SCRIPT}","origins":["https://consent.example"],"domainId":"${domain}"}`,
    );
    expect(aurora?.text).toContain(`"environment":"prod","deploymentId":"${deployment}","group":"C0003"`);
    expect(regency?.text).toContain('"messenger":null,"consentVendor":null');
    const [ofPulse, ofAurora, ofRegency] = [pulse, aurora, regency].map(
      (page) =>
        new Map(
          String(page?.headers['content-security-policy'])
            .split('; ')
            .map((part) => [part.split(' ')[0], part]),
        ),
    );
    for (const name of ['script-src', 'style-src', 'img-src', 'font-src', 'connect-src', 'frame-src']) {
      expect(ofPulse?.get(name)).toContain(' https://consent.example');
      expect(ofAurora?.get(name)).toContain(' https://apps.chat.example https://api.chat.example');
    }
    expect(ofAurora?.get('connect-src')).toContain(' wss://api.chat.example');
    expect([...(ofPulse?.values() ?? [])].join()).not.toContain('chat.example');
    expect([...(ofAurora?.values() ?? [])].join()).not.toContain('consent.example');
    expect([...(ofRegency?.values() ?? [])].join()).not.toContain('.example');
    for (const policy of [ofPulse, ofAurora])
      expect(policy?.get('trusted-types')).toBe(
        'trusted-types foyer-html foyer-worker foyer-modules foyer-script default dompurify',
      );
    expect(ofRegency?.get('trusted-types')).toBe('trusted-types foyer-html foyer-worker foyer-modules');
    for (const policy of [ofPulse, ofAurora, ofRegency])
      expect(`${policy?.get('style-src')} ${policy?.get('script-src')}`).not.toContain('unsafe');
  });

  test('UI-02 only pages of a brand with a vendor allow inline styles', async () => {
    const web = await pair().startWeb({ ...variables, VENDOR_INLINE_STYLES: 'on' });
    const styles = async (brand: string) =>
      /style-src [^;]*/.exec(String((await web.request({ brand })).headers['content-security-policy']))?.[0];
    expect(await styles('aurora')).toContain("'unsafe-inline'");
    expect(await styles('regency')).toBe("style-src 'self'");
  });

  test('AN-04 a tag manager container, its origins and its policy come from configuration', async () => {
    const web = await pair().startWeb({
      TAG_MANAGER_SCRIPT: 'https://tags.example/gtm.js?id=GTM-1',
      TAG_SCRIPT_ORIGINS: 'https://pixel.example',
      TAG_ORIGINS: 'https://*.numbers.example',
      MESSENGER_DEPLOYMENTS: '',
    });
    const page = await web.request({ brand: 'aurora' });
    expect(page.text).toContain(
      '"tagManager":{"script":"https://tags.example/gtm.js?id=GTM-1","origins":["https://tags.example","https://pixel.example"]}',
    );
    const policy = new Map(
      String(page.headers['content-security-policy'])
        .split('; ')
        .map((part) => [part.split(' ')[0], part]),
    );
    for (const name of ['script-src', 'frame-src', 'img-src', 'connect-src'])
      expect(policy.get(name)).toContain(' https://tags.example https://pixel.example');
    for (const name of ['img-src', 'connect-src']) expect(policy.get(name)).toContain(' https://*.numbers.example');
    for (const name of ['script-src', 'style-src', 'frame-src']) expect(policy.get(name)).not.toMatch(/numbers|unsafe/);
    expect(policy.get('trusted-types')).toBe(
      'trusted-types foyer-html foyer-worker foyer-modules foyer-script default dompurify',
    );
  });

  test('AN-04 a tag manager for some brands does not affect other brands', async () => {
    const web = await pair().startWeb({
      TAG_MANAGER_SCRIPT: 'https://tags.example/gtm.js?id=GTM-1',
      TAG_MANAGER_BRANDS: 'aurora pulse',
      MESSENGER_DEPLOYMENTS: '',
    });
    const policies = new Map<string, string>();
    for (const brand of ['aurora', 'pulse', 'regency']) {
      const page = await web.request({ brand });
      policies.set(brand, String(page.headers['content-security-policy']));
      expect([brand, page.text.includes('"tagManager":{"script":"https://tags.example')]).toEqual([
        brand,
        brand !== 'regency',
      ]);
    }
    for (const brand of ['aurora', 'pulse'])
      expect(policies.get(brand)).toMatch(
        /tags\.example.*trusted-types foyer-html foyer-worker foyer-modules foyer-script default dompurify/,
      );
    expect(policies.get('regency')).toContain('; trusted-types foyer-html foyer-worker foyer-modules; ');
    expect(policies.get('regency')).not.toContain('tags.example');
  });

  test('BRANDS_FILE gives a brand its own vendors, with their policy, and other brands those of the variables', async () => {
    const web = await pair().startWeb({
      TAG_MANAGER_SCRIPT: 'https://tags.example/gtm.js?id=GTM-1',
      REPLAY: 'on',
      BRANDS_FILE: fileWith({
        aurora: {
          vendors: {
            tagManager: { script: 'https://tags.example/gtm.js?id=GTM-2', connectOrigins: ['https://numbers.example'] },
            flagEnvironment: 'aurora-environment',
            consent: { script: variables.CONSENT_SCRIPT, domainId: domain },
            chat: { script: variables.MESSENGER_SCRIPT, deploymentId: deployment, group: 'necessary' },
            replay: { vendor: 'fullstory', organisation: 'o-1ABC-eu1' },
          },
        },
        pulse: { vendors: { tagManager: 'off', chat: 'off', replay: 'off' } },
      }),
    });
    const [regency, aurora, pulse] = await Promise.all(
      (['regency', 'aurora', 'pulse'] as const).map(async (brand) => {
        const page = await web.request({ brand });
        return { text: page.text, policy: String(page.headers['content-security-policy']) };
      }),
    );
    expect(aurora?.text).toContain('"script":"https://tags.example/gtm.js?id=GTM-2"');
    expect(aurora?.text).toContain('"environmentId":"aurora-environment"');
    expect(aurora?.text).toContain(`"origins":["https://consent.example"],"domainId":"${domain}"`);
    expect(aurora?.text).toContain(`"deploymentId":"${deployment}","group":"C0001"`);
    expect(aurora?.text).toContain(
      '"replay":{"script":"https://edge.eu1.fullstory.com/s/fs.js","origins":["https://edge.eu1.fullstory.com","https://rs.eu1.fullstory.com"],"organisation":"o-1ABC-eu1"}',
    );
    for (const origin of ['numbers.example', 'consent.example', 'apps.chat.example', 'rs.eu1.fullstory.com'])
      expect([regency, aurora, pulse].map((page) => page?.policy.includes(`https://${origin}`))).toEqual([
        false,
        true,
        false,
      ]);
    expect(aurora?.policy).toMatch(/script-src [^;]* https:\/\/edge\.eu1\.fullstory\.com;/);
    expect(regency?.text).toContain('"script":"https://tags.example/gtm.js?id=GTM-1"');
    expect(regency?.text).toContain('"replay":"collector"');
    expect(regency?.text).toContain(`"environmentId":"${sandboxFlagEnvironment}"`);
    expect(pulse?.text).toContain('"tagManager":null,"messenger":null,"consentVendor":null');
    expect(pulse?.text).toContain('"replay":null');
    expect(pulse?.policy).not.toContain('.example');
  });

  test('CO-01 the server accepts the vendor’s consent version only where configured', async () => {
    const web = await pair().startWeb(variables);
    const record = cookieChoice(['C0003'])
      .map(({ name, value }) => `${name}=${value.replace('202402.1.0', '202509.2.0')}`)
      .join('; ');
    const storeConsent = async (brand: string) => {
      const { status, headers } = await web.request({
        brand,
        method: 'POST',
        path: '/api/remember-username',
        headers: ownPost,
        cookie: record,
        body: JSON.stringify({ operation: 'post', username: 'Mira 7' }),
      });
      return [status, /^foyer-username=[^;]/.test(String(headers['set-cookie']))];
    };
    expect(await storeConsent('pulse')).toEqual([200, true]);
    expect(await storeConsent('regency')).toEqual([200, false]);
  });

  test.each([
    [{ MESSENGER_DEPLOYMENTS: 'nobody=12345678' }, /MESSENGER_DEPLOYMENTS/],
    [{ CONSENT_DOMAINS: 'pulse' }, /CONSENT_DOMAINS/],
    [{ CONSENT_SCRIPT: 'javascript:alert(1)' }, /CONSENT_SCRIPT/],
    [{ TAG_SCRIPT_ORIGINS: '*' }, /TAG_SCRIPT_ORIGINS/],
    [{ TAG_MANAGER_BRANDS: 'nobody' }, /TAG_MANAGER_BRANDS/],
    [{ REPLAY: 'fullstory' }, /REPLAY_ORGANISATION/],
    [{ MESSENGER_ORIGINS: "https://chat.example 'unsafe-inline'" }, /MESSENGER_ORIGINS/],
  ])('invalid vendor configuration stops the start and is named: %j', async (wrong, sentence) => {
    await expect(pair().startWeb(wrong)).rejects.toThrow(sentence);
  });

  test('UI-02 the sandbox’s chat vendor responds only for its deployment, in both languages', async () => {
    const { origin } = pair().sandbox;
    const send = (id: string, body: unknown) =>
      fetch(`${origin}/messenger/deployments/${id}/messages`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    for (const file of [
      'messenger/genesys-bootstrap/genesys.min.js',
      'messenger/genesys-bootstrap/messenger.css',
      'consent-vendor/scripttemplates/otSDKStub.js',
      'consent-vendor/scripttemplates/otBannerSdk.js',
      'consent-vendor/scripttemplates/otBanner.css',
    ]) {
      const response = await fetch(`${origin}/${file}`);
      expect([file, response.status, response.headers.get('cross-origin-resource-policy')]).toEqual([
        file,
        200,
        'cross-origin',
      ]);
    }
    expect(await (await send(deployment, { text: 'How do I set a limit?', culture: 'en' })).json()).toEqual({
      text: expect.stringContaining('losses and time in My play'),
    });
    expect(await (await send(deployment, { text: '限额', culture: 'zh' })).json()).toEqual({
      text: expect.stringMatching(/限额/),
    });
    expect((await send(deployment, { text: '', culture: 'en' })).status).toBe(400);
    expect((await send('00000000-0000-0000-0000-000000000000', { text: 'limit', culture: 'en' })).status).toBe(404);
  });

  test('P1 pages are the same with and without Global Privacy Control, so that it does not split caches', async () => {
    const plain = await pair().web.request({ path: '/help' });
    const signalled = await pair().web.request({ path: '/help', headers: { 'sec-gpc': '1' } });
    expect([plain.status, signalled.status]).toEqual([200, 200]);
    expect(signalled.text).toBe(plain.text);
    expect(signalled.headers['vary'] ?? '').not.toMatch(/sec-gpc/i);
  });

  test('CO-03 the site declares support for Global Privacy Control', async () => {
    const response = await pair().web.request({ path: '/.well-known/gpc.json' });
    expect([response.status, response.headers['content-type'], JSON.parse(response.text)]).toEqual([
      200,
      'application/json',
      { gpc: true, lastUpdate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
    ]);
  });
};
