/** Parts of the sandbox that have their own origin, as an operator's services have. */
export const pageParts = ['games', 'cashier', 'portal', 'media', 'hub', 'flags', 'tags', 'messenger'] as const;
export type PagePart = (typeof pageParts)[number];

/** Address that other devices can reach, and the port of each part at it. */
export interface PageHost {
  address: string;
  ports: ReadonlyMap<PagePart, number>;
}

/** Address of every part without trailing slash, for example `http://games.localhost:4000`. */
export type PageOrigins = Readonly<Record<PagePart, string>>;

/** Without a host, the parts share the sandbox's port and have `*.localhost` names, which only this machine resolves. */
export function pageOrigins(port: number, host: PageHost | null): PageOrigins {
  const originOf = (part: PagePart) =>
    host === null
      ? `http://${part}.localhost:${port}`
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
