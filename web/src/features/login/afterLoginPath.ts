/** Where a player goes after logging in: to the game that was picked before (GM-03), else the page stays. */
export function afterLoginPath(intendedGameId: number | null, currentPath: string): string | null {
  if (intendedGameId === null) return null;
  const path = `/game/${intendedGameId}`;
  return path === currentPath ? null : path;
}
