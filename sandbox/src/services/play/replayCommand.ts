import { readFileSync } from 'node:fs';
import { roundRecord, type RoundRecord } from '@foyer/contract/history';
import { engines } from '@foyer/games/engines/engines';
import * as v from 'valibot';
import { openDataFile } from '../../kernel/dataFolder.ts';
import { replayRound } from './replayRound.ts';
import { createRoundRecords } from './roundRecords.ts';

/** Maximum size of a record's file, in characters. */
const maxFileLength = 1_000_000;

type Found = { record: RoundRecord } | { problem: string };

function recordOfFile(file: string): Found {
  let parsed: unknown;
  try {
    const text = readFileSync(file, 'utf8');
    if (text.length > maxFileLength) return { problem: `${file} is too large for a record.` };
    parsed = JSON.parse(text);
  } catch (error) {
    return { problem: `${file} cannot be read: ${error instanceof Error ? error.message : String(error)}` };
  }
  const checked = v.safeParse(roundRecord, parsed);
  if (checked.success) return { record: checked.output };
  const [issue] = checked.issues;
  return { problem: `${file} is no record of a round: ${v.getDotPath(issue) ?? 'the file'}: ${issue.message}` };
}

function recordOfRound(roundId: string, dataFolder: string): Found {
  const database = openDataFile(dataFolder);
  if (database === null)
    return { problem: `${dataFolder} has no sandbox data. Start the sandbox once, or name a file of a record.` };
  try {
    const found = createRoundRecords({ database }).find(roundId);
    if (found === undefined) return { problem: `There is no round ${roundId}.` };
    if (found.row.win === null) return { problem: `Round ${roundId} is still open.` };
    return found.record === null
      ? { problem: `No record was kept of round ${roundId}: it is older than the records.` }
      : { record: found.record };
  } finally {
    database.close();
  }
}

/**
 * Replays a round by its id, or from the `.json` file of its record. Returns the exit code: 0 if the replay agrees with
 * the record.
 */
export function replayCommand(
  [input]: readonly string[],
  { dataFolder, print }: { dataFolder: string; print: (line: string) => void },
): 0 | 1 {
  if (input === undefined) {
    print('Usage: npm run replay -- <round id>, or npm run replay -- <record.json>');
    return 1;
  }
  const found = input.endsWith('.json') ? recordOfFile(input) : recordOfRound(input, dataFolder);
  if ('problem' in found) {
    print(found.problem);
    return 1;
  }
  const { record } = found;
  const replay = replayRound(record, engines);
  if (!replay.agrees) {
    print(`Round ${record.roundId} differs: ${replay.problem}`);
    return 1;
  }
  print(`Round ${record.roundId} agrees with its record.`);
  print(`Game: ${record.engine}/${record.modelId}, rules version ${record.rulesVersion}, seed ${record.seed}`);
  print(`Stake ${replay.stake}, win ${replay.win}, in minor units, without jackpots (${record.jackpotWin}).`);
  print(`Result: ${JSON.stringify(replay.result)}`);
  return 0;
}
