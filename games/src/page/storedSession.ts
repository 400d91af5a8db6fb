import * as v from 'valibot';

const stored = v.object({ gameSession: v.string() });

/**
 * Game session of this tab, restored when only the frame reloads. Uses the history entry, because browsers that block
 * third-party storage disable session storage in framed games.
 */
export function storedSession(): string | null {
  const state = v.safeParse(stored, history.state);
  return state.success ? state.output.gameSession : null;
}

export function storeSession(sessionId: string): void {
  history.replaceState({ gameSession: sessionId } satisfies v.InferInput<typeof stored>, '');
}
