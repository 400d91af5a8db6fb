import { html } from 'hono/html';
import { expect, test } from 'vitest';
import { shellDocument } from './shellDocument.ts';
import type { PageTitle } from './shellDocument.ts';

const titles: PageTitle[] = [
  'Control room',
  'Content',
  'Flags',
  'Collector',
  'Android app',
  'Outbox',
  'Persons',
  'Exclusions',
  'Contract',
];

test.each(titles)('the page %s links to every page of the sandbox and marks itself as current', async (title) => {
  const page = String(await shellDocument({ title, styles: [], script: '', main: html`<main></main>` }));
  const links = [...page.matchAll(/<a href="(\/control[^"]*)"\s*(aria-current="page")?\s*>([^<]+)</g)];
  expect(links.map(([, , , name]) => name)).toEqual(titles);
  expect(links.filter(([, , mark]) => mark !== undefined).map(([, , , name]) => name)).toEqual([title]);
  expect(new Set(links.map(([, address]) => address)).size).toBe(titles.length);
  expect(page).toContain('Play money only');
});

const styleSheetsOf = async (text: string): Promise<(string | undefined)[]> => {
  const page = await shellDocument({
    title: 'Content',
    styles: ['/a.css'],
    script: '',
    main: html`<main>${text}</main>`,
  });
  return [...page.matchAll(/rel="stylesheet" href="([^"]+)"/g)].map(([, address]) => address);
};

test('a panel links the Chinese font only if its content has Chinese characters', async () => {
  expect(await styleSheetsOf('Crown & Anchor')).toEqual(['/a.css']);
  expect(await styleSheetsOf('王冠')).toEqual(['/a.css', '/brand-fonts/han.css']);
});
