import { brands } from '@foyer/brands/brands';
import type { Culture } from '@foyer/contract/ids';
import { languages } from '@foyer/contract/languages';
import { portalPages, type PortalPage } from '@foyer/contract/portalPages';
import { hanSheetPath } from '@foyer/games/page/hanSheet';
import { html, raw } from 'hono/html';
import { themeOfBrand } from '../../kernel/frame/brandStyleSheet.ts';
import type { Markup } from '../../kernel/markup.ts';
import { portalMessages } from './portalMessages.ts';

/** Line icons of the portal in a 24 × 24 box. */
const paths = {
  back: 'M20 12H5m6-6-6 6 6 6',
  transactions: 'M7 4v15m0 0-3.5-3.5M7 19l3.5-3.5M17 20V5m0 0-3.5 3.5M17 5l3.5 3.5',
  games:
    'M7 8h10a4 4 0 0 1 4 4l-.6 4.2a2.4 2.4 0 0 1-4.2 1.2L14.5 15h-5l-1.7 2.4a2.4 2.4 0 0 1-4.2-1.2L3 12a4 4 0 0 1 4-4zm1 2.5v3M6.5 12h3m5.5-.8h.01M17 13h.01',
  preferences: 'M4 7h9m4 0h3M4 17h3m4 0h9M15 4.5v5M9 14.5v5',
  yourData: 'M12 3.5 19 6v5.5c0 4.4-2.8 7.6-7 9-4.2-1.4-7-4.6-7-9V6zM12 8v5m0 0-2.5-2.5M12 13l2.5-2.5M9 16h6',
  incoming: 'M12 5v14m0 0-6-6m6 6 6-6',
  outgoing: 'M12 19V5m0 0-6 6m6-6 6 6',
  returned: 'M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
  gift: 'M4 11v9h16v-9M3 7h18v4H3zm9 0v13M12 7S9 7 8 5.5 9.5 2.8 11 4s1 3 1 3zm0 0s3 0 4-1.5-1.5-2.7-3-1.5-1 3-1 3z',
  email: 'M3.5 6h17v12.5h-17zm0 .5 8.5 7 8.5-7',
  sms: 'M4 5h16v11h-8.5L7 20v-4H4zm4 5.5h.01m3.99 0h.01m3.99 0h.01',
  phone:
    'M8.5 4H5.2C4.5 4 4 4.5 4 5.2 4.6 13.4 10.6 19.4 18.8 20c.7 0 1.2-.5 1.2-1.2v-3.3l-4.2-1.7-1.9 2A12 12 0 0 1 8.2 10l2-1.8z',
  post: 'M4 20V9a4 4 0 0 1 4-4h8a4 4 0 0 1 4 4v9h-8m-4-8.5A3.5 3.5 0 0 1 12 9v11H4m12-8v-2h2.5',
  saved: 'M5 12.5 10 17.5 19.5 7',
  expired: 'M12 7v5.5l3.5 2M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17z',
  empty: 'M5 4h11l3 3v13H5zm4 6h6m-6 4h6',
} as const;
export type PortalIcon = keyof typeof paths;

/** Renders an icon in the current text colour. The text beside it says the same, so it is hidden from screen readers. */
export const portalIcon = (name: PortalIcon): Markup =>
  raw(`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="${paths[name]}"/></svg>`);

/** Page, brand and language of a portal request. */
export interface PortalPlace {
  readonly brand: string;
  readonly page: PortalPage;
  readonly culture: Culture;
  /** Origin of the brand's site, which every page leads back to. */
  readonly siteOrigin: string;
}

/** Returns the address of a portal page. Addresses never contain a token. */
export const addressOf = (
  { brand, page, culture }: PortalPlace,
  query: Readonly<Record<string, string>> = {},
): string => `/portal/${brand}/${page}?${new URLSearchParams({ culture, ...query }).toString()}`;

/** Returns the address of the file with all data about the player. */
export const exportAddressOf = ({ brand, culture }: PortalPlace): string =>
  `/portal/${brand}/your-data/export?${new URLSearchParams({ culture }).toString()}`;

const pageIcons: Readonly<Record<PortalPage, PortalIcon>> = {
  'communication-preferences': 'preferences',
  'transaction-history': 'transactions',
  'game-history': 'games',
  'your-data': 'yourData',
};

/** Returns the brand's logo as an image file. */
export function portalLogo(brand: string): string | undefined {
  const markup = themeOfBrand(brand)?.logo.markup;
  return markup && `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">${markup}</svg>`;
}

/** Renders a whole page. `username` is null without a session; the page then has no navigation. */
export function portalDocument(
  place: PortalPlace,
  { title, username }: { title: string; username: string | null },
  content: Markup,
): Markup {
  const messages = portalMessages[place.culture];
  const { lang, script } = languages[place.culture];
  const brandName = brands.find(({ id }) => id === place.brand)?.name ?? '';
  const item = (page: PortalPage) =>
    html`<li><a href="${addressOf({ ...place, page })}"${page === place.page ? html` aria-current="page"` : ''}>${portalIcon(pageIcons[page])}<span>${messages.pages[page]}</span></a></li>`;
  return html`<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" type="image/svg+xml" href="/portal-sheets/${place.brand}.svg">
<title>${title} · ${brandName}</title>
<link rel="stylesheet" href="/portal-sheets/${place.brand}.css">${script === 'han' ? html`<link rel="stylesheet" href="${hanSheetPath}">` : ''}
</head>
<body>
<a class="skip" href="#content">${messages.skip}</a>
<header><div><p class="brand"><span class="logo" aria-hidden="true">${raw(portalLogo(place.brand) ?? '')}</span><span>${brandName}</span></p><a class="button outline back" href="${place.siteOrigin}/">${portalIcon('back')}${messages.back}</a></div></header>
<div class="page${username === null ? ' single' : ''}">
${username === null ? '' : html`<aside><p class="who"><small>${messages.portal}</small><b>${username}</b></p><nav aria-label="${messages.portal}"><ul>${portalPages.map(item)}</ul></nav></aside>`}
<main id="content" tabindex="-1"><h1>${title}</h1>${content}</main>
</div>
<footer><p>${messages.playMoney}</p><ul><li><a href="${place.siteOrigin}/responsible-gaming">${messages.saferGambling}</a></li><li><a href="${place.siteOrigin}/help">${messages.help}</a></li></ul></footer>
</body>
</html>`;
}
