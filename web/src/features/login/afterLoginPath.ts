/** Returns where a player goes after logging in: to the game picked before (GM-03); null keeps the page. */
export function afterLoginPath(intendedGameId: number | null, currentPath: string): string | null {
  if (intendedGameId === null) return null;
  const path = `/game/${intendedGameId}`;
  return path === currentPath ? null : path;
}
