import * as v from 'valibot';

/** Placeholders of the paths, and what stands for them. */
const placeholders = ['brand', 'culture', 'currency', 'token'] as const;

const byDefault = {
  cashier: '/cashier/{brand}?culture={culture}&launchToken={token}&view={view}',
  portal: '/portal/{brand}/{page}?culture={culture}&launchToken={token}',
} as const;

/** A path on the operator's origin, with placeholders, which also says where the player's single-use token stands. */
const pathWith = (name: string) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => isPathWith([...placeholders, name], text),
      `is not a path with {token}, as in \`${byDefault.portal}\``,
    ),
  );

function isPathWith(names: readonly string[], text: string): boolean {
  const parts = text.split(/[{}]/);
  return (
    text.length <= 500 &&
    /^\/(?!\/)[\w./?&=:~#{}-]*$/.test(text) &&
    parts.length % 2 === 1 &&
    parts.every((part, index) => index % 2 === 0 || names.includes(part)) &&
    parts.filter((part, index) => index % 2 === 1 && part === 'token').length === 1
  );
}

/** Environment variables of the operator's own pages for players. */
export const operatorPathsEnvironment = {
  /** Path of the cashier at the first of `CASHIER_ORIGIN`. */
  CASHIER_PATH: v.optional(pathWith('view'), byDefault.cashier),
  /** Path of a page of the account portal at `PORTAL_ORIGIN`. */
  PORTAL_PATH: v.optional(pathWith('page'), byDefault.portal),
};
