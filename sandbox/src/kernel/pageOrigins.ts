/** Parts of the sandbox with their own origin, like an operator's services. */
export const pageParts = ['games', 'cashier', 'portal', 'media', 'hub', 'flags', 'tags', 'messenger'] as const;
export type PagePart = (typeof pageParts)[number];

/** Address that other devices can reach, and the port of each part. */
export interface PageHost {
  address: string;
  ports: ReadonlyMap<PagePart, number>;
}

/** Origin of every part without trailing slash, for example `http://games.localhost:4000`. */
export type PageOrigins = Readonly<Record<PagePart, string>>;

/**
 * Returns the origins of all parts. Without a host, all parts share one port and use `*.localhost` names, which resolve
 * only on this machine. `tlsPort`: port of a proxy on this machine that ends TLS for these names.
 */
export function pageOrigins(port: number, host: PageHost | null, tlsPort: number | null = null): PageOrigins {
  const local = tlsPort === null ? { scheme: 'http', port } : { scheme: 'https', port: tlsPort };
  const originOf = (part: PagePart) =>
    host === null
      ? `${local.scheme}://${part}.localhost:${local.port}`
      : `http://${host.address.includes(':') ? `[${host.address}]` : host.address}:${host.ports.get(part)}`;
  return {
    games: originOf('games'),
    cashier: originOf('cashier'),
    portal: originOf('portal'),
    media: originOf('media'),
    hub: originOf('hub'),
    flags: originOf('flags'),
    tags: originOf('tags'),
    messenger: originOf('messenger'),
  };
}
