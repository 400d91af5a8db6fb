import type { LoginSuccess } from '@foyer/contract/accounts';
import { expect } from 'vitest';
import { ownPost } from './httpClient.ts';
import type { HttpClient, WebResponse } from './httpClient.ts';

/** What a page says about its visit. */
export const visitOfPage = (html: string) => ({
  brand: /"brandId":"([\w-]+)"/.exec(html)?.[1],
  market: /"marketId":"([\w-]+)"/.exec(html)?.[1],
  device: /"device":"(\w+)"/.exec(html)?.[1],
  loginState: /"loginState":"([\w-]+)"/.exec(html)?.[1],
  access: /"access":"(\w+)"/.exec(html)?.[1],
});

export const responseOf = <T>({ text }: WebResponse) => JSON.parse(text) as T;

/** A minimal browser for calls: it stores the cookies that it receives and sends them. */
export function browserAt(web: Pick<HttpClient, 'request'>, brand = 'regency', isPhone = false) {
  const jar = new Map<string, string>();
  const seen: string[] = [];
  return {
    seen,
    jar,
    async call(
      path: string,
      {
        body,
        token,
        country,
        headers = {},
      }: { body?: unknown; token?: string; country?: string; headers?: Record<string, string> } = {},
    ): Promise<WebResponse> {
      const response = await web.request({
        brand,
        isPhone,
        path,
        method: body === undefined ? 'GET' : 'POST',
        ...(country === undefined ? {} : { country }),
        ...(jar.size === 0 ? {} : { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') }),
        headers: {
          ...(body === undefined ? {} : ownPost),
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      for (const line of response.headers['set-cookie'] ?? []) {
        seen.push(line);
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (/Max-Age=0/.test(line)) jar.delete(name);
        else jar.set(name, value);
      }
      return response;
    },
    async logIn({ username, password }: { username: string; password: string }): Promise<LoginSuccess> {
      const response = await this.call('/api/login', {
        body: { username, password, firstPartyBlackBox: '', thirdPartyBlackBox: '' },
      });
      expect(response.status).toBe(200);
      return responseOf<LoginSuccess>(response);
    },
  };
}
