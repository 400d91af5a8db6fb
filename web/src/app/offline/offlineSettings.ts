/** Texts of the offline page. `text` contains `{date}`, `help` contains `{name}`. */
export interface OfflineMessages {
  readonly title: string;
  readonly text: string;
  readonly help: string;
  readonly retry: string;
  /** Heading of the player's favourites. */
  readonly favourites: string;
}

/** What the server writes before the service worker's code. */
export interface OfflineSettings {
  readonly release: string;
  /** Style sheet of the offline page's notice. */
  readonly styles: { readonly href: string; readonly integrity: string };
  /** Origin of covers, which the offline page shows if the browser still has them. */
  readonly mediaOrigin: string;
  /** By language. */
  readonly messages: Readonly<Record<string, OfflineMessages>>;
}
