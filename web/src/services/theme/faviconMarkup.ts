import type { Theme } from '@foyer/brands/theme';

/** SVG of the brand's logo, for tabs and bookmarks. */
export const faviconMarkup = ({ logo }: Pick<Theme, 'logo'>): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">${logo.markup}</svg>`;
