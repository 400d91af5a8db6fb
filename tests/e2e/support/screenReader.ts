import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Virtual } from '@guidepup/virtual-screen-reader';
import { expect, type Frame, type Page } from '@playwright/test';
import { projectRoot } from '../../../scripts/projectRoot.mjs';

declare global {
  interface Window {
    screenReader?: Virtual;
  }
}

/** The virtual screen reader as a script that pages can run: its module exports become a property of the window. */
function readerScript(): string {
  const file = createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader/browser.js');
  const exported = /export\s*\{[^}]*?([\w$]+) as virtual\b[^}]*\}/;
  const source = readFileSync(file, 'utf8');
  if (!exported.test(source)) throw new Error('The screen reader exports its parts in another way.');
  return `(() => { ${source.replace(exported, (_, name: string) => `window.screenReader = ${name};`)}\n})()`;
}

/** Maximum number of items that a reader passes on the way to the wanted one. */
const maxItems = 500;

/** A person who hears one part of a page: the items in reading order, and what is announced. */
export interface Listening {
  /** Moves on until an item is spoken like this. Fails with what was spoken if there is none. */
  moveTo(wanted: RegExp): Promise<void>;
  /** Moves to an item and activates it. */
  activate(wanted: RegExp): Promise<void>;
  /** Moves to a field and types into it. */
  fill(wanted: RegExp, text: string): Promise<void>;
  /** Waits until something was announced by itself. */
  waitForAnnouncement(wanted: RegExp): Promise<void>;
}

export interface ScreenReader {
  /** @param selector the part that is read, such as an open dialog */
  listen(scope: Page | Frame, selector: string): Promise<Listening>;
  /** Writes what was spoken to `reports/transcripts/<name>.txt`. */
  writeTranscript(name: string): void;
}

export function createScreenReader(): ScreenReader {
  const spoken: string[] = [];
  return {
    async listen(scope, selector) {
      await scope.locator(selector).first().waitFor();
      if (!(await scope.evaluate(() => window.screenReader !== undefined))) await scope.evaluate(readerScript());
      await scope.evaluate(startReader, selector);
      async function moveTo(wanted: RegExp): Promise<void> {
        const { found, passed } = await scope.evaluate(readOn, {
          source: wanted.source,
          flags: wanted.flags,
          max: maxItems,
        });
        spoken.push(...passed);
        expect(found, `${String(wanted)} was not spoken:\n${passed.join('\n')}`).toBe(true);
      }
      return {
        moveTo,
        async activate(wanted) {
          await moveTo(wanted);
          await scope.evaluate(doDefaultAction).catch((error: unknown) => {
            // The action may close the frame that is read, or open another page.
            if (!/detached|destroyed/.test(String(error))) throw error;
          });
        },
        async fill(wanted, text) {
          await moveTo(wanted);
          await scope.evaluate((value) => window.screenReader?.type(value), text);
        },
        async waitForAnnouncement(wanted) {
          await expect
            .poll(async () => (await scope.evaluate(announcements)).join('\n'), { timeout: 20_000 })
            .toMatch(wanted);
        },
      };
    },
    writeTranscript(name) {
      const file = join(projectRoot, 'reports/transcripts', `${name}.txt`);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, `${spoken.join('\n')}\n`);
    },
  };
}

/** Runs in the page: the default action of the item, as assistive technology asks the browser for it. */
function doDefaultAction(): void {
  const node = window.screenReader?.activeNode;
  const element = node instanceof HTMLElement ? node : node?.parentElement;
  element?.focus();
  element?.click();
}

/** Runs in the page. */
async function startReader(selector: string): Promise<void> {
  const all = document.querySelectorAll(selector);
  const container = all[all.length - 1];
  if (container === undefined || window.screenReader === undefined) throw new Error(`There is no ${selector}.`);
  await window.screenReader.stop();
  await window.screenReader.start({ container });
}

/** Runs in the page. */
async function readOn({
  source,
  flags,
  max,
}: {
  source: string;
  flags: string;
  max: number;
}): Promise<{ found: boolean; passed: string[] }> {
  const reader = window.screenReader;
  const passed: string[] = [];
  if (reader === undefined) throw new Error('The screen reader has not started.');
  const wanted = new RegExp(source, flags);
  for (let count = 0; count < max; count += 1) {
    await reader.next();
    const phrase = (await reader.spokenPhraseLog()).findLast((each) => !/^(?:polite|assertive): /.test(each)) ?? '';
    passed.push(phrase);
    if (wanted.test(phrase)) return { found: true, passed };
  }
  return { found: false, passed };
}

/** Runs in the page. */
async function announcements(): Promise<string[]> {
  const phrases = (await window.screenReader?.spokenPhraseLog()) ?? [];
  return phrases.filter((phrase) => /^(?:polite|assertive): /.test(phrase));
}
