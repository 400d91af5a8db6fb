import type { MeteredSession, MeteredTopic } from '@foyer/contract/metered';

/**
 * Metered session of the game in this tab.
 * - `open`: the session is counted; `presumedDead` while the operator receives no signal from it
 * - `closed`: the operator ended it while the game still ran: no signal for too long (`declaredDead`), or a newer
 *   session of the same game replaced it (`elsewhere`)
 */
export type MeterState =
  | { phase: 'none' }
  | { phase: 'open'; session: MeteredSession; life: 'alive' | 'presumedDead' }
  | { phase: 'closed'; session: MeteredSession; why: 'declaredDead' | 'elsewhere' };

export type MeterEvent =
  | { type: 'started'; session: MeteredSession }
  /** The game ended in this tab. */
  | { type: 'ended' }
  /** A new launch begins; notices about the last session are cleared. */
  | { type: 'cleared' }
  | { type: 'message'; topic: MeteredTopic; content: MeteredSession };

export const noMeter: MeterState = { phase: 'none' };

/**
 * GM-07, RT-06: returns the next state of the session. A message about another session, or after the end, changes
 * nothing.
 */
export function meterAfter(state: MeterState, event: MeterEvent): MeterState {
  switch (event.type) {
    case 'started':
      return { phase: 'open', session: event.session, life: 'alive' };
    case 'ended':
      return state.phase === 'open' ? noMeter : state;
    case 'cleared':
      return noMeter;
    case 'message':
      return state.phase === 'open' && state.session.id === event.content.id
        ? afterMessage(state, event.topic, event.content)
        : state;
  }
}

type Open = Extract<MeterState, { phase: 'open' }>;

function afterMessage(state: Open, topic: MeteredTopic, session: MeteredSession): MeterState {
  switch (topic) {
    case 'mpd':
      return { ...state, session, life: 'presumedDead' };
    case 'meteredAlive':
      return { ...state, session, life: 'alive' };
    case 'mdd':
      return { phase: 'closed', session, why: 'declaredDead' };
    case 'meteredGameSession':
      return session.endedAt === null ? { ...state, session } : { phase: 'closed', session, why: 'elsewhere' };
  }
}
