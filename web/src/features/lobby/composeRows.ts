/** Row of a page before its games are chosen. */
export interface RowCandidates {
  /** Games of the row in the editors' order. */
  ids: readonly number[];
  /** Maximum number of games of the row. */
  limit: number;
  /** True for a hand-picked row and for a ranking: leaving out a game would falsify both. */
  isFixed: boolean;
}

/** Minimum number of games of a row: it fills the widest screen. A row with fewer candidates shows all of them. */
export const minRowGames = 8;

/**
 * Chooses the games of the rows of a page so that rows do not repeat each other. Fixed rows keep all their games. Every
 * other row leaves out the games of fixed rows and of rows above it, except where it would become too short: then its
 * first candidates stay as well. Rows keep the order of their candidates.
 */
export function composeRows(rows: readonly RowCandidates[]): readonly (readonly number[])[] {
  const used = new Set(rows.flatMap(({ ids, limit, isFixed }) => (isFixed ? ids.slice(0, limit) : [])));
  return rows.map((row) => {
    const ids = row.isFixed ? row.ids.slice(0, row.limit) : ownGames(row, used);
    for (const id of ids) used.add(id);
    return ids;
  });
}

function ownGames({ ids, limit }: RowCandidates, used: ReadonlySet<number>): readonly number[] {
  const own: number[] = [];
  for (const id of ids) {
    if (own.length === limit) return own;
    if (!used.has(id)) own.push(id);
  }
  const missing = Math.min(minRowGames, limit) - own.length;
  if (missing <= 0) return own;
  const shown = new Set([...own, ...ids.filter((id) => used.has(id)).slice(0, missing)]);
  return ids.filter((id) => shown.has(id));
}
