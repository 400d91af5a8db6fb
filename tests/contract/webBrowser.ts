import type { LoginSuccess } from '@foyer/contract/accounts';
import { expect } from 'vitest';
import { ownPost } from './httpClient.ts';
import type { WebAnswer } from './httpClient.ts';
import type { WebUnderTest } from './webUnderTest.ts';

export const answerOf = <T>({ text }: WebAnswer) => JSON.parse(text) as T;

/** A browser as far as calls go: it keeps the cookies it is sent, and sends them. */
export function browserAt(web: WebUnderTest, brand = 'regency', isPhone = false) {
  const jar = new Map<string, string>();
  const seen: string[] = [];
  return {
    seen,
    jar,
    async call(
      path: string,
      { body, token, country }: { body?: unknown; token?: string; country?: string } = {},
    ): Promise<WebAnswer> {
      const answer = await web.ask({
        brand,
        isPhone,
        path,
        method: body === undefined ? 'GET' : 'POST',
        ...(country === undefined ? {} : { country }),
        ...(jar.size === 0 ? {} : { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') }),
        headers: {
          ...(body === undefined ? {} : ownPost),
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      for (const line of answer.headers['set-cookie'] ?? []) {
        seen.push(line);
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (/Max-Age=0/.test(line)) jar.delete(name);
        else jar.set(name, value);
      }
      return answer;
    },
    async logIn({ username, password }: { username: string; password: string }): Promise<LoginSuccess> {
      const answer = await this.call('/api/login', {
        body: { username, password, firstPartyBlackBox: '', thirdPartyBlackBox: '' },
      });
      expect(answer.status).toBe(200);
      return answerOf<LoginSuccess>(answer);
    },
  };
}
