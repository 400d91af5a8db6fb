import { escapeHtml } from '@foyer/contract/escapeHtml';
import { languages } from '@foyer/contract/languages';
import type { LinkedFile } from '../server/linkedFile.server.ts';
import type { Visit } from '../services/market/visit.ts';
import type { HeadLinks } from './page/headLinks.ts';
import type { PageModel } from './page/pageModel.ts';
import type { PageStyleSheet } from './pageStyles.server.ts';

/** A preloaded picture, with its widths when it has several. */
export interface FirstPicture {
  src: string;
  srcSet?: string;
  sizes?: string;
}

export interface DocumentInput {
  model: PageModel;
  visit: Visit;
  links: HeadLinks;
  /** Tags for previews of a shared link, as HTML. */
  shareTags: string;
  /** JSON-LD for search engines; null without. */
  structuredData: unknown;
  /** Rendered markup of the page. */
  markup: string;
  /** Markup of the notices for browsers that cannot run the page. */
  browserNotices: string;
  styles: readonly PageStyleSheet[];
  fonts: readonly string[];
  /** The largest picture above the fold, when it is known before its element. */
  firstPicture: FirstPicture | null;
  /** The entry module and the modules that it imports statically; the import map has their hashes. */
  script: string;
  preloads: readonly string[];
  favicon: string;
  manifest: string;
  appleIcon: string | null;
  /** Colour of the browser's bars. */
  themeColour: string;
  earlyScript: string;
  /** File with the integrity of every module; null when there is none. */
  importMap: LinkedFile | null;
  /** Release id, by which a tab notices that the server has another release. */
  release: string;
}

/** With the hash the browser rejects a file whose content differs from the one this server names. */
const sourceOf = ({ href, integrity }: LinkedFile) =>
  `href="${href}"${integrity === null ? '' : ` integrity="${integrity}"`}`;

function pictureLink({ src, srcSet, sizes }: FirstPicture): string {
  // Without `href`: a browser that knows no source set would load a width that the page does not show.
  const source =
    srcSet === undefined || sizes === undefined
      ? `href="${escapeHtml(src)}"`
      : `imagesrcset="${escapeHtml(srcSet)}" imagesizes="${escapeHtml(sizes)}"`;
  return `<link rel="preload" as="image" fetchpriority="high" ${source}>`;
}

/** Serializes JSON for a script element: escapes `<` and the line separators U+2028 and U+2029. */
export function dataBlock(data: unknown): string {
  return JSON.stringify(data)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}

/** Builds the HTML document as text: the head is never hydrated, and a template string costs nothing to render. */
export function writeDocument({
  model,
  visit,
  links,
  shareTags,
  structuredData,
  markup,
  browserNotices,
  styles,
  fonts,
  firstPicture,
  script,
  preloads,
  favicon,
  manifest,
  appleIcon,
  themeColour,
  earlyScript,
  importMap,
  release,
}: DocumentInput): string {
  const { head } = model;
  const meta = (name: string, content: string | undefined) =>
    content === undefined ? '' : `<meta name="${name}" content="${escapeHtml(content)}">`;
  return (
    `<!doctype html><html lang="${visit.locale}" data-script="${languages[visit.culture].script}" data-brand="${visit.brandId}" data-release="${escapeHtml(release)}"${visit.loginState === 'Logged-In' ? ' data-player=""' : ''}${visit.consentVendor === null ? '' : ' data-consent="vendor"'}><head><meta charset="utf-8">` +
    `<title>${escapeHtml(head.title)}</title>` +
    meta('viewport', 'width=device-width, initial-scale=1, viewport-fit=cover') +
    styles.map((file) => `<link rel="stylesheet" ${sourceOf(file)}>`).join('') +
    // Browsers load no style sheet of an unknown type. The loader of lazy code looks for these links, so it does not load
    // the rules a second time.
    styles
      .flatMap(({ contains }) => contains.map((href) => `<link type="text/x-joined" rel="stylesheet" href="${href}">`))
      .join('') +
    (firstPicture === null ? '' : pictureLink(firstPicture)) +
    fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`).join('') +
    `<link rel="preconnect" href="${visit.mediaOrigin}">` +
    // The early script makes an element of it before the first module, and checks its hash: browsers check none while
    // they preload data.
    (importMap === null
      ? ''
      : `<link rel="preload" as="fetch" crossorigin fetchpriority="low" href="${importMap.href}" data-integrity="${importMap.integrity}">`) +
    [script, ...preloads].map((href) => `<link rel="later" fetchpriority="low" href="${href}">`).join('') +
    `<script>${earlyScript}</script>` +
    meta('robots', head.robots ? 'index, follow' : 'noindex') +
    meta('theme-color', themeColour) +
    meta('mobile-web-app-capable', 'yes') +
    meta('apple-mobile-web-app-capable', 'yes') +
    meta('apple-mobile-web-app-status-bar-style', 'black-translucent') +
    meta('application-name', head.applicationName) +
    meta('description', head.description) +
    meta('keywords', head.keywords) +
    meta('google-site-verification', head.googleSearchConsoleKey) +
    (links.canonical === null ? '' : `<link rel="canonical" href="${escapeHtml(links.canonical)}">`) +
    links.alternates
      .map(({ language, href }) => `<link rel="alternate" hreflang="${language}" href="${escapeHtml(href)}">`)
      .join('') +
    `<link rel="icon" type="image/svg+xml" href="${favicon}">` +
    (appleIcon === null ? '' : `<link rel="apple-touch-icon" href="${appleIcon}">`) +
    `<link rel="manifest" href="${manifest}">` +
    shareTags +
    // A data block: browsers never run it, so the security policy needs no source for it.
    (structuredData === null ? '' : `<script type="application/ld+json">${dataBlock(structuredData)}</script>`) +
    `</head><body>${browserNotices}<div id="app">${markup}</div>` +
    `<script type="application/json" id="page-data">${dataBlock({ model, visit })}</script></body></html>`
  );
}
