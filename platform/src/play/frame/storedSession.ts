import * as v from 'valibot';

const kept = v.object({ gameSession: v.string() });

/**
 * The game session of this tab, for a reload of the frame alone. It is kept in the history entry: browsers that block
 * storage of third parties take session storage away from every game in a frame.
 */
export function storedSession(): string | null {
  const state = v.safeParse(kept, history.state);
  return state.success ? state.output.gameSession : null;
}

export function storeSession(sessionId: string): void {
  history.replaceState({ gameSession: sessionId } satisfies v.InferInput<typeof kept>, '');
}
