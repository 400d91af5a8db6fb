import type { LoginSuccess } from '@foyer/contract/accounts';
import { expect, test } from 'vitest';
import { ownPost } from '../support/httpClient.ts';
import type { WebSuite } from '../support/webPair.ts';

export const describeQuests: WebSuite = (pair) => {
  test('QU-01 the four quest calls accept the token in header or query and are not cached', async () => {
    const { web, sandbox } = pair();
    const { username, password } = await sandbox.newPlayer();
    const login = await web.request({
      path: '/api/login',
      method: 'POST',
      headers: ownPost,
      body: JSON.stringify({ username, password, firstPartyBlackBox: '', thirdPartyBlackBox: '' }),
    });
    const { userToken } = (JSON.parse(login.text) as LoginSuccess).tokens;
    const cookie = (login.headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; ');
    const paths = ['/api/campaigns', '/api/rewards', '/api/freespins', '/api/campaigns/user-stats'];
    for (const path of paths) {
      const inAddress = `${path}?userToken=${encodeURIComponent(userToken)}${/rewards|freespins/.test(path) ? '&_t=1' : ''}`;
      const byAddress = await web.request({ path: inAddress, cookie });
      const byHeader = await web.request({ path, cookie, headers: { authorization: `Bearer ${userToken}` } });
      expect([path, byAddress.status, byAddress.headers['cache-control']]).toEqual([path, 200, 'private, no-store']);
      expect(byHeader.text).toBe(byAddress.text);
      expect([
        (await web.request({ path, cookie })).status,
        (await web.request({ path: inAddress })).status,
        (await web.request({ path: `${path}?userToken=a.b.c`, cookie })).status,
      ]).toEqual([401, 401, 401]);
    }
    await sandbox.faults({ target: 'campaigns', kind: '503' });
    for (const path of paths)
      expect((await web.request({ path, cookie, headers: { authorization: `Bearer ${userToken}` } })).status).toBe(502);
    await sandbox.clearFaults();
  });
};
