import { escapeHtml } from '@foyer/contract/escapeHtml';
import { ownValue } from '@foyer/contract/ownValue';
import type { OfflineNames } from '../../services/storage/offlineNames.ts';
import type { OfflineSettings } from './offlineSettings.ts';

/** What the offline page needs to know about a visitor's lobby. */
export interface VisitorLobby {
  readonly culture: string;
  readonly locale: string;
  readonly helpLine: { readonly name: string; readonly url: string; readonly phone?: string };
}

/** A file that a page names. `integrity` is empty for a module, whose hash the import map has, and for a font or picture. */
export interface NamedFile {
  readonly href: string;
  readonly integrity: string;
}

/**
 * Opening tag of a visitor's page (`document.server.ts`). A player's page has `data-player`. Anything that does not
 * match exactly is not stored.
 */
const visitorTag =
  /^<!doctype html><html lang="[\w-]+" data-script="\w+" data-brand="[\w-]+" data-release="[\w-]+"(?: data-consent="vendor")?><head>/;
const pageEnd = '</body></html>';
const dataStart = '<script type="application/json" id="page-data">';

/** Reads a lobby; null for a player's page, another page, or a truncated one. */
export function readVisitorLobby(html: string): VisitorLobby | null {
  if (!visitorTag.test(html) || !html.endsWith(pageEnd)) return null;
  const [, data = ''] = html.split(dataStart);
  try {
    const { model, visit } = JSON.parse(data.slice(0, data.indexOf('</script>'))) as {
      model: { path: string; status: number };
      visit: VisitorLobby & { loginState: string };
    };
    return model.path === '/' && model.status === 200 && visit.loginState === 'Logged-Out' ? visit : null;
  } catch {
    return null;
  }
}

/** Styles, scripts, fonts, pictures and the import map of this site that the page's head names. */
export function namedFiles(html: string): NamedFile[] {
  return (html.match(/<link rel="(?:stylesheet|later|preload|icon)" [^<>]{0,500}>/g) ?? []).flatMap((tag) => {
    const [, href] = / href="(\/(?:assets|theme)\/[\w.,-]{1,200})"/.exec(tag) ?? [];
    const [, integrity = ''] = / (?:data-)?integrity="([\w+/=-]{1,200})"/.exec(tag) ?? [];
    return href === undefined ? [] : [{ href, integrity }];
  });
}

const withoutScripts = (html: string) =>
  html
    .split('<script')
    .map((part, index) => (index === 0 ? part : part.slice(part.indexOf('</script>') + '</script>'.length)))
    .join('');

/**
 * Turns a visitor's lobby into a page for reading: without scripts, with disabled controls, and with a notice that
 * nothing can be played.
 */
export function offlinePage(
  html: string,
  { culture, locale, helpLine }: VisitorLobby,
  { styles, messages }: Pick<OfflineSettings, 'styles' | 'messages'>,
  savedAt: Date,
): string {
  const texts = ownValue(messages, culture);
  if (texts === undefined) throw new Error(`No messages in ${culture}.`);
  const date = savedAt.toLocaleString(locale, { dateStyle: 'long', timeStyle: 'short' });
  const link = helpLine.url.startsWith('https://')
    ? `<a href="${escapeHtml(helpLine.url)}">${escapeHtml(helpLine.name)}</a>`
    : escapeHtml(helpLine.name);
  const phone = helpLine.phone === undefined ? '' : ` ${escapeHtml(helpLine.phone)}`;
  const notice =
    `<section class="offline-notice" data-culture="${escapeHtml(culture)}" aria-label="${escapeHtml(texts.title)}"><p><strong>${escapeHtml(texts.title)}</strong> ` +
    `${escapeHtml(texts.text).replace('{date}', () => escapeHtml(date))}</p>` +
    `<p>${escapeHtml(texts.help).replace('{name}', () => link)}${phone}</p>` +
    // An empty address is the page that was requested.
    `<a class="offline-retry" href="">${escapeHtml(texts.retry)}</a></section>`;
  return (
    withoutScripts(html)
      // The import map: its policy allows no request of data.
      .replace(/<link rel="preload" as="fetch" [^<>]{0,500}>/, '')
      .replace(/<(button|input|select|textarea)(?=[ >])/g, '<$1 disabled')
      // A cover that is not there gives way to its name at once.
      .replaceAll(' loading="lazy"', '')
      .replace('</head>', () => `<link rel="stylesheet" href="${styles.href}"></head>`)
      .replace('<body>', () => `<body>${notice}`)
  );
}

/**
 * Adds the names of the player's favourites to the offline page, as text below its notice. Returns the page unchanged
 * for a language without messages.
 */
export function withFavourites(
  page: string,
  { culture, names }: Pick<OfflineNames, 'culture' | 'names'>,
  messages: OfflineSettings['messages'],
): string {
  const [, pageCulture = ''] = /<section class="offline-notice" data-culture="([\w-]{1,20})"/.exec(page) ?? [];
  const texts = ownValue(messages, pageCulture);
  if (texts === undefined || ownValue(messages, culture) === undefined) return page;
  const items = names.map((name) => `<li>${escapeHtml(name)}</li>`).join('');
  const section =
    `<section class="offline-favourites" aria-labelledby="offline-favourites"><h2 id="offline-favourites">` +
    `${escapeHtml(texts.favourites)}</h2><ul lang="${escapeHtml(culture)}">${items}</ul></section>`;
  // The first one is the notice, because its texts are escaped.
  return page.replace('</section>', () => `</section>${section}`);
}
