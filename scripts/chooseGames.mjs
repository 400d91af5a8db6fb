/**
 * Number of games in the catalogue: from the command line, else the environment, else null for the sandbox's default.
 * @param {{ games?: string | undefined }} options
 * @param {Record<string, string | undefined>} env
 * @returns {{ games: number | null } | { problem: string }}
 */
export function chooseGames({ games }, env) {
  const text = games ?? env['CATALOGUE_SIZE'];
  if (text === undefined) return { games: null };
  const count = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (count >= 1 && count <= 10_000) return { games: count };
  return {
    problem: `"${text}" is not a number of games: give one from 1 to 10000 with --games or CATALOGUE_SIZE, for example --games 2000.`,
  };
}
