import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../../scripts/projectRoot.mjs';
import { expect, test } from '../support/fixtures.ts';

const folder = join(projectRoot, 'web/src/i18n/messages/en');
const messages = readdirSync(folder).flatMap((area) =>
  Object.values(JSON.parse(readFileSync(join(folder, area), 'utf8')) as Record<string, string>),
);
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** Patterns of the rendered messages. Messages with plural or select branches are left out. */
const messagePatterns = messages
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

test('MK-09 messages that are half as long again fit pages, menu, login and search on a phone @phone', async ({
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
      // A fallback font is narrower than the brand’s.
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const { lengthenedCount, overflowing } = await page.evaluate(lengthen, messagePatterns);
      expect(lengthenedCount).toBeGreaterThan(5);
      expect(overflowing).toEqual([]);
    });
  }
});

/** Runs in the page: lengthens all texts that match a message, and returns those that do not fit. */
function lengthen(patterns: readonly string[]): { lengthenedCount: number; overflowing: string[] } {
  const expressions = patterns.map((pattern) => new RegExp(pattern));
  const lengthened: HTMLElement[] = [];
  /** Overflow of an element before lengthening, for example of a row that scrolls sideways. */
  const overflowBefore = new Map<Element, readonly [x: number, y: number]>();
  const overflowOf = (element: Element) =>
    [element.scrollWidth - element.clientWidth, element.scrollHeight - element.clientHeight] as const;
  for (const element of document.body.querySelectorAll('*')) overflowBefore.set(element, overflowOf(element));
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) nodes.push(node as Text);
  for (const node of nodes) {
    const text = node.data.trim();
    const parent = node.parentElement;
    if (
      parent === null ||
      parent.closest('script, style, .visually-hidden, kbd') !== null ||
      !expressions.some((expression) => expression.test(text))
    )
      continue;
    const parts = text.split(' ');
    // A single word grows as words do in other languages. A sentence gets additional words.
    node.data =
      parts.length === 1
        ? text + text.slice(0, Math.ceil(text.length / 2)).toLowerCase()
        : `${text} ${parts.slice(0, Math.ceil(parts.length / 2)).join(' ')}`;
    lengthened.push(parent);
  }
  const nameOf = (element: Element) => `${element.tagName} ${(element.textContent ?? '').slice(0, 60)}`;
  const unexpectedOutput: string[] = [];
  if (document.documentElement.scrollWidth > window.innerWidth)
    unexpectedOutput.push(`the page is ${document.documentElement.scrollWidth} wide`);
  // Elements must not overlap the lengthened texts.
  const [logo, actions] = document.querySelectorAll('header > a, header > div:last-child');
  const name = logo?.querySelector('span')?.getBoundingClientRect();
  const buttons = actions?.getBoundingClientRect();
  if (
    name !== undefined &&
    buttons !== undefined &&
    name.right > buttons.left &&
    name.top < (logo?.getBoundingClientRect().bottom ?? 0)
  )
    unexpectedOutput.push('the name of the house lies under the buttons');
  for (const element of lengthened) {
    const box = element.getBoundingClientRect();
    if (box.width === 0 || getComputedStyle(element).visibility === 'hidden') continue;
    // A text that is longer than its box overflows it or is clipped.
    for (let each: Element | null = element; each !== null && each !== document.body; each = each.parentElement) {
      const { overflowX, overflowY, display } = getComputedStyle(each);
      if (display === 'inline' || display === 'contents') continue;
      if (/auto|scroll/.test(`${overflowX} ${overflowY}`)) break;
      const [x, y]: readonly [number, number] = overflowOf(each);
      const [xBefore, yBefore]: readonly [number, number] = overflowBefore.get(each) ?? [0, 0];
      if (
        x > Math.max(1, xBefore) ||
        (y > Math.max(1, yBefore) && (/hidden|clip/.test(overflowY) || each.matches('button, a')))
      ) {
        unexpectedOutput.push(
          `${nameOf(element)} does not fit ${each.tagName}.${each.className}: ${each.scrollWidth}x${each.scrollHeight} in ${each.clientWidth}x${each.clientHeight}`,
        );
        break;
      }
    }
  }
  return { lengthenedCount: lengthened.length, overflowing: [...new Set(unexpectedOutput)] };
}
