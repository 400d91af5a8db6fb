import { brands } from '@foyer/brands/brands';
import type { Culture } from '@foyer/contract/identifiers';
import { languages } from '@foyer/contract/languages';
import { portalPages, type PortalPage } from '@foyer/contract/portal';
import { html } from 'hono/html';
import type { Markup } from '../../kernel/markup.ts';
import { portalMessages } from './portalMessages.ts';

/** Page, brand and language of a portal request. */
export interface PortalPlace {
  readonly brand: string;
  readonly page: PortalPage;
  readonly culture: Culture;
}

/** Returns the address of a portal page. Addresses never contain a token. */
export const addressOf = (
  { brand, page, culture }: PortalPlace,
  query: Readonly<Record<string, string>> = {},
): string => `/portal/${brand}/${page}?${new URLSearchParams({ culture, ...query }).toString()}`;

/** Renders a whole page. Without a session there is no navigation. */
export function portalDocument(
  place: PortalPlace,
  { title, hasSession }: { title: string; hasSession: boolean },
  content: Markup,
): Markup {
  const messages = portalMessages[place.culture];
  const brandName = brands.find(({ id }) => id === place.brand)?.name ?? '';
  const way = (page: PortalPage) =>
    html`<a href="${addressOf({ ...place, page })}"${page === place.page ? html` aria-current="page"` : ''}>${messages.pages[page]}</a>`;
  return html`<!doctype html>
<html lang="${languages[place.culture].lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>${title} · ${brandName}</title>
<link rel="stylesheet" href="/portal-sheets/${place.brand}.css">
</head>
<body>
<header><p>${brandName} · ${messages.portal}</p>${hasSession ? html`<nav aria-label="${messages.portal}">${portalPages.map(way)}</nav>` : ''}</header>
<main><h1>${title}</h1>${content}</main>
</body>
</html>`;
}
