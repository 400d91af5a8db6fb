/** A request to one of the services; `path` is below the service's base. */
export interface Request {
  method: string;
  path: string;
  query: URLSearchParams;
  body: Readonly<Record<string, unknown>>;
  /** The bearer token; empty without one. */
  bearer: string;
  /** The user token in the header `usertoken`, which one call reads; empty without one. */
  userToken: string;
  /** Where the front end sees the player, as in `foyer-location`; empty if it does not say. */
  location: string;
}

export interface Reply {
  status: number;
  body: unknown;
}

export const notFound: Reply = { status: 404, body: { message: 'Not found' } };
