import { brands } from '@foyer/brands/brands';
import type { Culture } from '@foyer/contract/ids';
import { languages } from '@foyer/contract/languages';
import { portalPages, type PortalPage } from '@foyer/contract/portalPages';
import { html, raw } from 'hono/html';
import { themeOfBrand } from '../../kernel/frame/brandStyleSheet.ts';
import { hanSheetPath } from '../../kernel/frame/hanSheet.ts';
import type { Markup } from '../../kernel/markup.ts';
import { portalIcon, type PortalIcon } from './portalIcon.ts';
import { portalMessages } from './portalMessages.ts';

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
