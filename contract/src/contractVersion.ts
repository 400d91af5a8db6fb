/**
 * Version of the web's own calls (`/api/*`) and of the blocks in page models that a node of this release answers. A
 * node also answers the version before, so a change takes two releases (docs/releases.md).
 */
export const contractVersion = 1;

/**
 * Version that pages of this release use: `contractVersion`, or the one before while nodes of the release before may
 * still run.
 */
export const pageContractVersion = 1;

/** Request header of `/api/*` with the version of the page; a refusal carries the version of the node. */
export const contractHeader = 'foyer-contract';

/** Response header of pages and `/api/*` with the release of the node. */
export const releaseHeader = 'foyer-release';

/**
 * Version of the contract between the web server, the operator's services, and framed games and cashier, as
 * `major.minor.patch`. A change after which a service that fits the last release may no longer fit needs a new major
 * version, and any other change a new minor one (docs/contract.md).
 */
export const servicesContractVersion = '1.1.0';

/**
 * Header with that version: in every call of the web server to a service, and, if a service states its own, in its
 * responses.
 */
export const servicesContractHeader = 'foyer-services-contract';

const majorOf = (version: string): string | null => /^(\d{1,4})\.\d{1,4}\.\d{1,4}$/.exec(version)?.[1] ?? null;

/** @param stated the value of that header in a response; what is no version states nothing */
export function isOtherContract(stated: string | null): boolean {
  const major = stated === null ? null : majorOf(stated);
  return major !== null && major !== majorOf(servicesContractVersion);
}
