import type { Frame, Page } from '@playwright/test';
import { createCatalogue } from '../../../games/src/catalogue/catalogue.ts';

/** Content of unusual length. */
export interface HardContent {
  /** Name of a game. */
  readonly title: string;
  /** Name of a player. */
  readonly player: string;
  readonly amount: string;
}

export const hardContents: Readonly<Record<string, HardContent>> = {
  'long words': {
    title: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
    player: 'an-extraordinarily-long-player-name-without-any-space@example.com',
    amount: 'CA$12,345,678.90',
  },
  'many words': {
    title: 'The Very Long Voyage of the Seven Merry Captains and Their Golden Parrots Deluxe Edition',
    player: 'Maria Magdalena Wilhelmina von und zu Hohenlohe Waldenburg',
    amount: 'JP¥1,234,567,890',
  },
  'Chinese words': {
    title: '七位快乐船长与他们的黄金鹦鹉环游世界八十天豪华典藏版老虎机',
    player: '欧阳上官司马诸葛夏侯皇甫尉迟公孙轩辕令狐',
    amount: '−US$12,345,678.90',
  },
};

const gameNames = createCatalogue(600).all.flatMap(({ name }) => Object.values(name));

/**
 * Replaces headings, the names of games and of the player, and amounts, in a page. Returns how many texts it has replaced, and
 * what does not fit since then.
 */
export function replaceContent(
  view: Page | Frame,
  content: HardContent,
  username = '',
): Promise<{ replacedCount: number; problems: string[] }> {
  return view.evaluate(replaceHere, { ...content, username, gameNames });
}

/** Runs in the page. */
function replaceHere({
  title,
  player,
  amount,
  username,
  gameNames: names,
}: HardContent & { username: string; gameNames: readonly string[] }): { replacedCount: number; problems: string[] } {
  const titles = new Set(names);
  const money = /^[−-]?(?:CA|US|JP)?[£€$¥][\d,]+(?:\.\d\d)?$/;
  const replacementOf = (text: string): string | null => {
    if (titles.has(text)) return title;
    if (text !== '' && text === username) return player;
    return money.test(text) ? amount : null;
  };
  /** Badges of tiles and limits of live tables have short amounts. */
  const isShort = (element: Element): boolean =>
    element.closest('span[data-jackpot]') !== null || element.textContent.includes('–');
  const isShown = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true }) &&
    element.closest('.visually-hidden, [inert]') === null;

  const sideways = document.documentElement.scrollWidth;
  /** Overflow of an element before the replacement. */
  const before = new Map<Element, readonly [x: number, y: number]>();
  const overflowOf = (element: Element) =>
    [element.scrollWidth - element.clientWidth, element.scrollHeight - element.clientHeight] as const;
  for (const element of document.body.querySelectorAll('*')) before.set(element, overflowOf(element));

  const replaced: HTMLElement[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = (node as Text).data.trim();
    const isHeading = text !== '' && parent?.matches('main :is(h1, h2)') === true;
    const replacement = isHeading ? title : replacementOf(text);
    if (replacement === null || parent === null || parent.closest('script, style, title') !== null || isShort(parent))
      continue;
    (node as Text).data = replacement;
    parent.style.setProperty('--letters', String(replacement.length));
    if (isShown(parent)) replaced.push(parent);
  }

  const nameOf = (element: Element): string => {
    const classes = typeof element.className === 'string' ? element.className : '';
    return `${element.tagName}.${classes} “${element.textContent.slice(0, 24)}”`;
  };
  const problems = new Set<string>();
  if (document.documentElement.scrollWidth > Math.max(sideways, window.innerWidth))
    problems.add(`the page is ${document.documentElement.scrollWidth} wide`);
  for (const element of replaced) {
    const isAmount = element.textContent.includes(amount);
    for (let each: Element | null = element; each !== null && each !== document.body; each = each.parentElement) {
      const { overflowX, overflowY, display, textOverflow, webkitLineClamp } = getComputedStyle(each);
      if (display === 'inline' || display === 'contents') continue;
      if (/auto|scroll/.test(`${overflowX} ${overflowY}`)) break;
      // Names may end with an ellipsis. An amount must not.
      if (!isAmount && (textOverflow === 'ellipsis' || webkitLineClamp !== 'none')) break;
      const [x, y]: readonly [number, number] = overflowOf(each);
      const [xBefore, yBefore]: readonly [number, number] = before.get(each) ?? [0, 0];
      if (
        x > Math.max(1, xBefore) ||
        (y > Math.max(1, yBefore) && (/hidden|clip/.test(overflowY) || each.matches('button, a')))
      ) {
        problems.add(
          `${nameOf(element)} does not fit ${nameOf(each)}: ${each.scrollWidth} × ${each.scrollHeight} in ${each.clientWidth} × ${each.clientHeight}`,
        );
        break;
      }
    }
  }
  // Controls stay where a press reaches them, and no text lies on them.
  const front = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  for (const control of front.querySelectorAll('button, a:not(.skip), input, select')) {
    if (!isShown(control) || control.matches(':disabled, [type=hidden]')) continue;
    control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { left, top, width, height } = control.getBoundingClientRect();
    if (width <= 1 || height <= 1) continue;
    const [box] = control.getClientRects();
    const hit = document.elementFromPoint(
      box === undefined ? left + width / 2 : box.left + box.width / 2,
      box === undefined ? top + height / 2 : box.top + box.height / 2,
    );
    if (hit === null) problems.add(`${nameOf(control)} is outside the window`);
    else if (left < -1 || left + width > window.innerWidth + 1)
      problems.add(`${nameOf(control)} reaches out of the window: ${left} to ${left + width}`);
    else if (!control.contains(hit) && !hit.contains(control) && hit.closest('label')?.contains(control) !== true)
      problems.add(`${nameOf(control)} lies below ${nameOf(hit)}`);
  }
  return { replacedCount: replaced.length, problems: [...problems] };
}
