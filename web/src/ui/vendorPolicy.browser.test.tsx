import { afterEach, expect, test } from 'vitest';
import { allowVendor, isAllowedAddress } from './vendorPolicy.browser.ts';

interface Rules {
  createHTML(html: string): string;
  createScriptURL(address: string): string | null;
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'trustedTypes');
});

test.each([
  ['https://chat.example/a.js', true],
  ['https://chat.example:8443/a.js', false],
  ['http://chat.example/a.js', false],
  ['https://cdn.consent.example/b.js', true],
  ['https://consent.example/b.js', false],
  ['https://evilconsent.example/b.js', false],
  ['https://chat.example.evil.example/a.js', false],
  ['data:text/javascript,alert(1)', false],
  ['/own.js', false],
])('CO-01 a script at %s is allowed: %s', (address, isOwn) => {
  expect(
    isAllowedAddress(address, 'https://site.example/', ['https://chat.example', 'https://*.consent.example']),
  ).toBe(isOwn);
});

test('HT-06 removes code from vendor HTML and allows scripts of admitted vendors only', () => {
  const made: Rules[] = [];
  Object.assign(globalThis, {
    trustedTypes: {
      get defaultPolicy() {
        return made[0] ?? null;
      },
      createPolicy: (name: string, rules: Rules) => {
        if (name === 'default') made.push(rules);
        return rules;
      },
    },
  });
  allowVendor(['https://chat.example']);
  allowVendor(['https://consent.example']);
  expect(made).toHaveLength(1);
  expect(made[0]?.createScriptURL('https://consent.example/sdk.js')).toBe('https://consent.example/sdk.js');
  expect(made[0]?.createScriptURL('https://evil.example/sdk.js')).toBeNull();
  const html = String(
    made[0]?.createHTML(
      '<section><button onclick="steal()">Yes</button><script>steal()</script><a href="javascript:steal()">x</a></section>',
    ),
  );
  expect(html).toContain('<button>Yes</button>');
  expect(html).not.toContain('steal');
});
