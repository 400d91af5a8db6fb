import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';

type Colour = readonly [number, number, number];

interface TextColour {
  /** Red, green and blue from 0 to 255, as computed. `null` where a gradient fills the text. */
  colour: Colour | null;
  /** Opacity of the colour and of every ancestor, from 0 to 1. */
  alpha: number;
  /** Large text in the sense of WCAG 1.4.3: 24 px, or 18.66 px and bold. */
  isLarge: boolean;
}

interface Pixels {
  data: Buffer;
  channels: number;
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

/** Share of a text's pixels that is left out: stars are smaller than a stroke of a letter. */
const starShare = 0.01;
/** Least difference between two colours, from 0 to 255, that counts as a change. */
const leastChange = 8;
/** Share of the difference between black and white text below which something else covers the text. */
const leastSeen = 0.5;

/** Runs in the page: reads the colour of the element's own text, and keeps its descendants' colours while it is painted. */
function startPainting(element: Element): TextColour {
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const style = getComputedStyle(element);
  const size =
    Number.parseFloat(style.fontSize) * (element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1);
  const paint = element instanceof SVGElement ? style.fill : style.color;
  const canvas = new OffscreenCanvas(1, 1).getContext('2d');
  if (canvas === null) throw new Error('The browser has no canvas.');
  canvas.fillStyle = paint;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, opacity = 0] = canvas.getImageData(0, 0, 1, 1).data;
  let alpha = (opacity / 255) * (element instanceof SVGElement ? Number(style.fillOpacity) : 1);
  for (let part: Element | null = element; part !== null; part = part.parentElement)
    alpha *= Number(getComputedStyle(part).opacity);
  const parts = [element, ...element.querySelectorAll('*')];
  const own = parts.map((part) => ({ part, color: getComputedStyle(part).color, fill: getComputedStyle(part).fill }));
  for (const { part, color, fill } of own) {
    if (!(part instanceof HTMLElement || part instanceof SVGElement)) continue;
    part.dataset.styleBefore = part.style.cssText;
    part.style.setProperty('transition', 'none', 'important');
    if (part === element) continue;
    part.style.setProperty('color', color, 'important');
    if (part instanceof SVGElement) part.style.setProperty('fill', fill, 'important');
  }
  return {
    colour: paint.startsWith('url(') ? null : [red, green, blue],
    alpha,
    isLarge: Math.abs(size) >= 24 || (Math.abs(size) >= 18.66 && Number(style.fontWeight) >= 700),
  };
}

/** Runs in the page. Resolves once the frame has drawn the paint: a picture of the page may hold an older state of it. */
async function paintText(element: Element, paint: string): Promise<void> {
  if (!(element instanceof HTMLElement || element instanceof SVGElement)) return;
  element.style.setProperty(element instanceof SVGElement ? 'fill' : 'color', paint, 'important');
  for (let drawn = 0; drawn < 3; drawn += 1) await new Promise(requestAnimationFrame);
}

/** Runs in the page. */
function endPainting(element: Element): void {
  for (const part of [element, ...element.querySelectorAll('*')]) {
    if (!(part instanceof HTMLElement || part instanceof SVGElement)) continue;
    part.style.cssText = part.dataset.styleBefore ?? '';
    delete part.dataset.styleBefore;
  }
}

const pixelAt = ({ data, channels }: Pixels, index: number): Colour => {
  const at = index * channels;
  return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
};

const difference = (a: Colour, b: Colour): number =>
  Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]), Math.abs(a[2] - b[2]));

interface Shots {
  shown: Pixels;
  behind: Pixels;
  /** Difference between white and black text for each pixel, 0 where something moves. */
  letters: readonly number[];
}

/** Most tries until less than half of the pixels of a text moves. */
const maxTries = 10;

/** Takes a text as shown, in black, in white and without colour. What differs between two pictures in black moves. */
async function takeShots(shot: (paint?: string) => Promise<Pixels>): Promise<Shots> {
  const shown = await shot();
  for (let tries = 0; tries < maxTries; tries += 1) {
    const black = await shot('black');
    const white = await shot('white');
    const behind = await shot('transparent');
    const again = await shot('black');
    const all = Array.from({ length: black.data.length / black.channels }, (_, index) =>
      difference(pixelAt(white, index), pixelAt(black, index)),
    );
    const letters = all.map((value, index) =>
      difference(pixelAt(black, index), pixelAt(again, index)) < leastChange ? value : 0,
    );
    const count = (values: readonly number[]): number => values.filter((value) => value >= leastChange).length;
    if (count(letters) * 2 >= count(all)) return { shown, behind, letters };
  }
  throw new Error('The page does not stop moving.');
}

/**
 * Measures the contrast of an element's own text with the rendered pixels behind its letters, which are those that
 * differ between black and white text. `lowest` is `Infinity` where nothing of the text is seen, `minimum` is the ratio
 * that WCAG 1.4.3 requires.
 */
export async function measureContrast(page: Page, text: Locator): Promise<{ lowest: number; minimum: number }> {
  // A list that scrolls may remove the text meanwhile, so the locator would wait for another one.
  const element = await text.elementHandle();
  if (element === null) return { lowest: Infinity, minimum: 0 };
  const { colour, alpha, isLarge } = await element.evaluate(startPainting);
  const minimum = isLarge ? 3 : 4.5;
  try {
    // In the window's coordinates, also inside a frame.
    const box = await element.boundingBox();
    const viewport = page.viewportSize();
    if (box === null || viewport === null) return { lowest: Infinity, minimum };
    const x = Math.max(0, box.x);
    const y = Math.max(0, box.y);
    const width = Math.min(viewport.width, box.x + box.width) - x;
    const height = Math.min(viewport.height, box.y + box.height) - y;
    // Text for screen readers alone, or outside the window.
    if (width < 2 || height < 2) return { lowest: Infinity, minimum };
    const shot = async (paint?: string): Promise<Pixels> => {
      if (paint !== undefined) await element.evaluate(paintText, paint);
      const { data, info } = await sharp(
        await page.screenshot({ animations: 'disabled', clip: { x, y, width, height } }),
      )
        .raw()
        .toBuffer({ resolveWithObject: true });
      return { data, channels: info.channels };
    };
    const { shown, behind, letters } = await takeShots(shot);
    const strongest = letters.reduce((a, b) => Math.max(a, b), 0);
    if (strongest < Math.max(leastChange, alpha * 255 * leastSeen)) return { lowest: Infinity, minimum };
    const contrasts = letters
      .flatMap((value, index) => (value >= strongest * (colour === null ? 0.9 : 0.5) ? [index] : []))
      .map((index) => {
        const background = pixelAt(behind, index);
        const mix = (part: 0 | 1 | 2): number => (colour?.[part] ?? 0) * alpha + background[part] * (1 - alpha);
        const letter: Colour = colour === null ? pixelAt(shown, index) : [mix(0), mix(1), mix(2)];
        return ratio(luminance(letter), luminance(background));
      })
      .toSorted((a, b) => a - b);
    return { lowest: contrasts[Math.floor(contrasts.length * starShare)] ?? 1, minimum };
  } finally {
    await element.evaluate(endPainting);
  }
}
