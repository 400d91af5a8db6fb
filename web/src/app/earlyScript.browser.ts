/*
 * Runs before anything else, inside every document; the security policy contains its hash. The build makes one script of
 * it (`web/vite/standaloneScripts.ts`).
 */
import { choiceNames } from '../domain/game/choiceNames.ts';
import type { EarlyRecord } from '../services/telemetry/earlyRecord.ts';

const early: EarlyRecord = (window.__early = { errors: [], clicks: [] });
const maxErrors = 10;
const maxErrorLength = 200;

/** State of the page, which styles read. */
const root = document.documentElement.dataset;

/**
 * Whether the browser has what the supported ones have in common (decision 25). Otherwise the page stays as the server
 * rendered it, with a sentence above it: a page that starts halfway is worse.
 */
const isSupported =
  'HTMLDialogElement' in window &&
  CSS.supports('selector(:has(a))') &&
  CSS.supports('container-type:size') &&
  HTMLScriptElement.supports?.('importmap');
if (!isSupported) {
  root['outdated'] = '';
  early.clicks = null;
}

/** Records errors until error reporting is loaded. */
window.addEventListener('error', ({ message }) => {
  if (early.errors.length < maxErrors) early.errors.push(message.slice(0, maxErrorLength));
});

/** Keeps clicks from before hydration, so that they are handled later. */
document.addEventListener(
  'click',
  (event) => {
    const control = event.target instanceof Element ? event.target.closest('[data-early]') : null;
    if (early.clicks === null || control === null) return;
    event.preventDefault();
    early.clicks.push(control);
  },
  true,
);

/** Makes the key `/` a press on the page's search button, except while typing and while a dialog is open. */
window.addEventListener('keydown', (event) => {
  const { key, ctrlKey, metaKey, altKey, defaultPrevented, target } = event;
  if (key !== '/' || ctrlKey || metaKey || altKey || defaultPrevented) return;
  const isTyping =
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
  if (isTyping || document.querySelector('dialog[open]') !== null) return;
  const button = document.querySelector<HTMLElement>('button[data-opens=search]');
  if (button === null) return;
  event.preventDefault();
  button.click();
});

/** Events of somebody who uses the page. */
const uses = ['scroll', 'wheel', 'touchstart', 'pointerdown', 'keydown', 'focusin', 'beforeprint'] as const;

/**
 * Marks covers that nobody sees soon as far away (`data-far`): they wait until their place is at most 0.6 screens below
 * the visible part, or until somebody uses the page. Browsers would load them a thousand pixels ahead.
 */
function holdFarCovers(): void {
  const covers = new Map<Element, HTMLElement>();
  for (const cover of document.querySelectorAll<HTMLElement>('[data-part=row] img[loading=lazy]'))
    if (cover.parentElement !== null) covers.set(cover.parentElement, cover);
  const show = (place: Element) => {
    observer.unobserve(place);
    delete covers.get(place)?.dataset['far'];
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) show(target);
    },
    { rootMargin: '0% 0% 60%' },
  );
  for (const [place, cover] of covers) {
    cover.dataset['far'] = '';
    observer.observe(place);
  }
  const showAll = () => {
    for (const place of covers.keys()) show(place);
    for (const type of uses) window.removeEventListener(type, showAll, true);
  };
  for (const type of uses) window.addEventListener(type, showAll, { capture: true, passive: true });
}

/**
 * Loads the text of the import map, which the head preloads. The browser compares it with its hash. A request has ten
 * seconds, and is repeated after 1, 2, 4, 8 and 16 seconds. Numbers are written in place: every document has this script.
 * @throws when the last attempt failed too
 */
async function readImportMap({ href, dataset }: HTMLLinkElement): Promise<string> {
  for (let retryMs = 1000; ; retryMs *= 2)
    try {
      const response = await fetch(href, {
        integrity: dataset['integrity'] ?? '',
        // A damaged file may be in the browser's cache.
        cache: retryMs > 1000 ? 'reload' : 'default',
        signal: AbortSignal.timeout(10_000),
      });
      return await response.text();
    } catch (error) {
      if (retryMs > 16_000) throw error;
      await new Promise((resolve) => window.setTimeout(resolve, retryMs));
    }
}

interface ScriptPolicy {
  createScript(map: string): string;
}
interface TrustedTypes {
  createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy;
}

/** Adds the import map to the page. The security policy allows no text but this build's. */
function addImportMap(map: string): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('foyer-modules', { createScript: (text) => text });
  const script = document.createElement('script');
  script.type = 'importmap';
  script.text = policy?.createScript(map) ?? map;
  document.head.append(script);
}

const mapLink = document.querySelector<HTMLLinkElement>('link[as=fetch]');
const importMap = mapLink === null || !isSupported ? null : readImportMap(mapLink);
// `loadModules` may wait for something else when it fails.
importMap?.catch(() => undefined);

/**
 * Loads the page's modules: links in the head with `rel=later`, the entry first. They wait for the import map, which has
 * their integrity, because not every browser accepts one after its first module. Without it the page stays as the server
 * rendered it.
 */
async function loadModules(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=later]')];
  const [entry] = links;
  if (entry === undefined || !isSupported) return;
  if (importMap !== null)
    try {
      const map = await importMap;
      addImportMap(map);
      const { integrity } = JSON.parse(map) as { integrity: Readonly<Record<string, string>> };
      const hashes = new Map(Object.entries(integrity));
      // Some supported browsers know no integrity in an import map.
      for (const link of links) link.integrity = hashes.get(new URL(link.href).pathname) ?? '';
    } catch {
      // Clicks act as links again.
      early.clicks = null;
      return;
    }
  for (const link of links) link.rel = 'modulepreload';
  void import(/* @vite-ignore */ entry.href);
}

/** Time in milliseconds after the `load` event at which a visible page loads its modules, even if nothing was painted. */
const maxWaitMs = 1000;
let isPainted = false;
/** Covers below the first screen, and the modules, wait for the first paint; without scripts nothing waits. */
function onPainted(): void {
  if (isPainted) return;
  isPainted = true;
  holdFarCovers();
  delete root['unpainted'];
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', () => void loadModules());
  else void loadModules();
}

// A page in a hidden tab never paints: there only the pictures of the first screen go first.
window.addEventListener('load', () => window.setTimeout(onPainted, document.hidden ? 0 : maxWaitMs));
if (PerformanceObserver.supportedEntryTypes.includes('paint')) {
  root['unpainted'] = '';
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    onPainted();
  }).observe({ type: 'paint', buffered: true });
} else document.addEventListener('DOMContentLoaded', onPainted);

// Step of the dial (`services/dial`): nothing may move before it is known. Storage may be blocked.
try {
  // oxlint-disable-next-line no-restricted-globals -- every document contains this script, so it imports nothing
  const step = sessionStorage.getItem('calmMode') ?? localStorage.getItem('foyer-calm-mode');
  if (step === '1') root['calm'] = '';
  if (step === '1' || step === 'quiet') root['still'] = '';
} catch {
  // Then there is no stored choice.
}

// Rows of games that somebody hides (`domain/hidden-rows`): their games must not flash, and only their headings have
// space. Storage may be blocked.
try {
  // oxlint-disable-next-line no-restricted-globals -- every document contains this script, so it imports nothing
  const hidden = localStorage.getItem('foyer-hidden-rows') ?? sessionStorage.getItem('hiddenRows') ?? '';
  const rows = hidden.split(' ').flatMap((key) => (key === '' ? [] : `[data-row="${CSS.escape(key)}"]`));
  if (rows.length > 0) {
    const sheet = new CSSStyleSheet();
    const hiddenRows = `:is(${rows.join(',')})`;
    // Supported browsers may lack nesting.
    sheet.replaceSync(
      `${hiddenRows}{content-visibility:visible!important}${hiddenRows}>:not(:first-child){display:none}`,
    );
    document.adoptedStyleSheets.push(sheet);
  }
} catch {
  // Then every row is shown.
}

// LB-13: the address selects games. The server renders the same page for everybody, and unselected games must not flash.
const query = new URLSearchParams(window.location.search);
if (choiceNames.some((name) => query.has(name))) root['choice'] = '';
