const keyOf = (gameId: number): string => `slot-session-${gameId}`;

/** The game session of this tab, for a reload of the frame alone. Browsers may forbid storage inside frames. */
export function keptSession(gameId: number): string | null {
  try {
    return sessionStorage.getItem(keyOf(gameId));
  } catch {
    return null;
  }
}

export function keepSession(gameId: number, sessionId: string): void {
  try {
    sessionStorage.setItem(keyOf(gameId), sessionId);
  } catch {
    // Without storage a reload of the frame asks for the lobby; nothing else is lost.
  }
}
