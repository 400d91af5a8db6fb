/** Titles of the error pages as S2 spells them. */
export const errorTitles = {
  pageNotFound: '404: Page Not Found',
  serverError: '500: Server Error',
  gameNotFound: '404: Game Not Found',
} as const;
export type PageError = keyof typeof errorTitles;
