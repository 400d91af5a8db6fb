import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';

type Colour = readonly [number, number, number];

interface TextInView {
  /** Red, green and blue from 0 to 255, as computed. */
  colour: Colour;
  /** Opacity of the colour and of every ancestor, from 0 to 1. */
  alpha: number;
  /** Large text in the sense of WCAG 1.4.3: 24 px, or 18.66 px and bold. */
  isLarge: boolean;
  lines: { x: number; y: number; width: number; height: number }[];
}

/** Relative luminance (WCAG 2). */
function luminance(colour: Colour): number {
  const [r, g, b] = colour.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}

const ratio = (a: number, b: number): number => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

/** Share of a line's area that is left out: stars are smaller than a stroke of a letter. */
const starShare = 0.01;

/** Runs in the page: makes the text transparent and returns what is needed to compute its contrast. */
function hideText(element: Element): TextInView {
  const range = document.createRange();
  range.selectNodeContents(element);
  const style = getComputedStyle(element);
  const size = Number.parseFloat(style.fontSize);
  const canvas = new OffscreenCanvas(1, 1).getContext('2d');
  if (canvas === null) throw new Error('The browser has no canvas.');
  canvas.fillStyle = style.color;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, opacity = 0] = canvas.getImageData(0, 0, 1, 1).data;
  let alpha = opacity / 255;
  for (let part: Element | null = element; part !== null; part = part.parentElement)
    alpha *= Number(getComputedStyle(part).opacity);
  const found: TextInView = {
    colour: [red, green, blue],
    alpha,
    isLarge: size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700),
    lines: [...range.getClientRects()].map(({ x, y, width, height }) => ({ x, y, width, height })),
  };
  for (const part of [element, ...element.querySelectorAll('*')]) {
    if (!(part instanceof HTMLElement || part instanceof SVGElement)) continue;
    part.dataset.styleBefore = part.style.cssText;
    part.style.setProperty('transition', 'none', 'important');
    for (const property of ['color', 'border-color', 'text-decoration-color'])
      part.style.setProperty(property, 'transparent', 'important');
  }
  return found;
}

/** Runs in the page. */
function showText(element: Element): void {
  for (const part of [element, ...element.querySelectorAll('*')]) {
    if (!(part instanceof HTMLElement || part instanceof SVGElement)) continue;
    part.style.cssText = part.dataset.styleBefore ?? '';
    delete part.dataset.styleBefore;
  }
}

/**
 * Measures the contrast of a text with the rendered pixels behind each of its lines. `lowest` is `Infinity` for a text
 * without a visible line, `minimum` is the ratio that WCAG 1.4.3 requires.
 */
export async function measureContrast(page: Page, text: Locator): Promise<{ lowest: number; minimum: number }> {
  await text.scrollIntoViewIfNeeded();
  // The box of the text is in the window's coordinates, also inside a frame.
  const box = await text.boundingBox();
  const own = await text.evaluate((element) => {
    const { x, y } = element.getBoundingClientRect();
    return { x, y };
  });
  const viewport = page.viewportSize();
  if (box === null || viewport === null) return { lowest: Infinity, minimum: 4.5 };
  const { colour, alpha, isLarge, lines } = await text.evaluate(hideText);
  let lowest = Infinity;
  for (const line of lines) {
    const left = Math.max(0, line.x - own.x + box.x);
    const top = Math.max(0, line.y - own.y + box.y);
    const width = Math.min(viewport.width, line.x - own.x + box.x + line.width) - left;
    const height = Math.min(viewport.height, line.y - own.y + box.y + line.height) - top;
    // Text for screen readers alone, or outside the window.
    if (width < 2 || height < 2 || (box.width <= 1 && box.height <= 1)) continue;
    const { data, info } = await sharp(await page.screenshot({ clip: { x: left, y: top, width, height } }))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const contrasts: number[] = [];
    for (let at = 0; at < data.length; at += info.channels) {
      const behind: Colour = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
      const mix = (part: 0 | 1 | 2): number => colour[part] * alpha + behind[part] * (1 - alpha);
      contrasts.push(ratio(luminance([mix(0), mix(1), mix(2)]), luminance(behind)));
    }
    contrasts.sort((a, b) => a - b);
    lowest = Math.min(lowest, contrasts[Math.floor(contrasts.length * starShare)] ?? 1);
  }
  await text.evaluate(showText);
  return { lowest, minimum: isLarge ? 3 : 4.5 };
}
