import { isDeepStrictEqual } from 'node:util';
import type { RoundRecord } from '@foyer/contract/history';
import { ownValue } from '@foyer/contract/ownValue';
import type { GameEngine } from '@foyer/games/engines/gameEngine';
import { playChoices } from '@foyer/games/engines/playChoices';
import { rulesVersionOf } from '@foyer/games/engines/rulesVersion';
import { fingerprintOf } from './roundRecords.ts';

/** Result of a replay: the same figures, or what differs. */
export type Replay = { agrees: true; stake: number; win: number; result: unknown } | { agrees: false; problem: string };

const differ = (problem: string): Replay => ({ agrees: false, problem });

/** GM-09: computes a round again from its record with the rules of its game, and compares it with the record. */
export function replayRound(record: RoundRecord, engines: Readonly<Record<string, GameEngine>>): Replay {
  const engine = ownValue(engines, record.engine);
  if (!engine?.models.some(({ id }) => id === record.modelId))
    return differ(`No game has the model ${record.engine}/${record.modelId}.`);
  if (fingerprintOf(record) !== record.fingerprint)
    return differ('The record was changed: its fingerprint does not match its content.');
  if (record.ending === 'void')
    return record.win === record.stake
      ? { agrees: true, stake: record.stake, win: record.win, result: null }
      : differ(`A void round returns its stake of ${record.stake}, but the record pays ${record.win}.`);
  const rulesVersion = rulesVersionOf(engine, record.modelId);
  if (rulesVersion !== record.rulesVersion)
    return differ(`The rules version ${record.rulesVersion} is unknown; the current rules are ${rulesVersion}.`);
  const replay = playChoices(engine, record.modelId, { ...record, ending: record.ending });
  if ('problem' in replay) return differ(replay.problem);
  const { played } = replay;
  const stake = record.isFree ? 0 : played.stake;
  if (stake !== record.stake) return differ(`The stake is ${stake}, but the record says ${record.stake}.`);
  if (played.win !== record.win) return differ(`The win is ${played.win}, but the record says ${record.win}.`);
  if (!isDeepStrictEqual(JSON.parse(JSON.stringify(played.shown)), record.result))
    return differ('The draw differs from the record, with the same stake and win.');
  return { agrees: true, stake, win: played.win, result: record.result };
}
