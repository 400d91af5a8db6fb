import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../scripts/projectRoot.mjs';
import { expect, test } from './fixtures.ts';

const folder = join(projectRoot, 'web/src/i18n/messages/en');
const messages = readdirSync(folder).flatMap((area) =>
  Object.values(JSON.parse(readFileSync(join(folder, area), 'utf8')) as Record<string, string>),
);
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** What each message looks like when it is shown; one with branches cannot be known by its look and is left out. */
const looks = messages
  .filter((text) => !/\{\w+,/.test(text) && /[a-z]{2}/i.test(text.replace(/\{\w+\}/g, '')))
  .map(
    (text) =>
      `^${text
        .split(/\{\w+\}/)
        .map(escaped)
        .join('.{1,80}')}$`,
  );

const places = [
  { path: '/', open: null },
  { path: '/help', open: null },
  { path: '/all-games', open: null },
  { path: '/game/41000', open: null },
  { path: '/', open: 'Menu' },
  { path: '/', open: 'Log in' },
  { path: '/', open: 'Search' },
] as const;

test.use({ viewport: { width: 360, height: 780 } });

test('MK-09 every message half as long again still fits on a narrow phone: pages, menu, login and search @phone', async ({
  page,
}) => {
  for (const { path, open } of places) {
    await test.step(open ?? path, async () => {
      await page.goto(path);
      await expect(page.getByRole('contentinfo')).toBeAttached();
      if (open !== null) {
        await page
          .getByRole(open === 'Log in' ? 'link' : 'button', { name: open, exact: true })
          .first()
          .click();
        await expect(page.getByRole('dialog').filter({ visible: true }).getByRole('button').first()).toBeVisible();
      }
      const { lengthened, trouble } = await page.evaluate(lengthen, looks);
      expect(lengthened).toBeGreaterThan(5);
      expect(trouble).toEqual([]);
    });
  }
});

/** Runs in the page: makes what looks like one of the messages longer, and says what has no room for it. */
function lengthen(patterns: readonly string[]): { lengthened: number; trouble: string[] } {
  const known = patterns.map((pattern) => new RegExp(pattern));
  const grown: HTMLElement[] = [];
  /** By how much something was too long for its box before, as a row that scrolls sideways is for the box around it. */
  const spillBefore = new Map<Element, readonly [x: number, y: number]>();
  const spillOf = (element: Element) =>
    [element.scrollWidth - element.clientWidth, element.scrollHeight - element.clientHeight] as const;
  for (const element of document.body.querySelectorAll('*')) spillBefore.set(element, spillOf(element));
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) nodes.push(node as Text);
  for (const node of nodes) {
    const text = node.data.trim();
    const parent = node.parentElement;
    if (
      parent === null ||
      parent.closest('script, style, .visually-hidden, kbd') !== null ||
      !known.some((look) => look.test(text))
    )
      continue;
    const words = text.split(' ');
    // A word of its own grows as words do in other languages; a sentence gets more words.
    node.data =
      words.length === 1
        ? text + text.slice(0, Math.ceil(text.length / 2)).toLowerCase()
        : `${text} ${words.slice(0, Math.ceil(words.length / 2)).join(' ')}`;
    grown.push(parent);
  }
  const nameOf = (element: Element) => `${element.tagName} ${(element.textContent ?? '').slice(0, 60)}`;
  const complaints: string[] = [];
  if (document.documentElement.scrollWidth > window.innerWidth)
    complaints.push(`the page is ${document.documentElement.scrollWidth} wide`);
  // What had to give way to longer words must not lie under them.
  const [logo, actions] = document.querySelectorAll('header > a, header > div:last-child');
  const name = logo?.querySelector('span')?.getBoundingClientRect();
  const way = actions?.getBoundingClientRect();
  if (
    name !== undefined &&
    way !== undefined &&
    name.right > way.left &&
    name.top < (logo?.getBoundingClientRect().bottom ?? 0)
  )
    complaints.push('the name of the house lies under the buttons');
  for (const element of grown) {
    const box = element.getBoundingClientRect();
    if (box.width === 0 || getComputedStyle(element).visibility === 'hidden') continue;
    // What is longer than its box spills over it or is cut by it.
    for (let each: Element | null = element; each !== null && each !== document.body; each = each.parentElement) {
      const { overflowX, overflowY, display } = getComputedStyle(each);
      if (display === 'inline' || display === 'contents') continue;
      if (/auto|scroll/.test(`${overflowX} ${overflowY}`)) break;
      const [x, y]: readonly [number, number] = spillOf(each);
      const [xBefore, yBefore]: readonly [number, number] = spillBefore.get(each) ?? [0, 0];
      if (
        x > Math.max(1, xBefore) ||
        (y > Math.max(1, yBefore) && (/hidden|clip/.test(overflowY) || each.matches('button, a')))
      ) {
        complaints.push(
          `${nameOf(element)} does not fit ${each.tagName}.${each.className}: ${each.scrollWidth}x${each.scrollHeight} in ${each.clientWidth}x${each.clientHeight}`,
        );
        break;
      }
    }
  }
  return { lengthened: grown.length, trouble: [...new Set(complaints)] };
}
