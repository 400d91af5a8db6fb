import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { engines } from '@foyer/games/engines/engines';
import { afterEach, expect, test } from 'vitest';
import { createSchema, openDataFolder } from '../../kernel/dataFolder.ts';
import { playSchema } from './playSchema.ts';
import { startPlay } from './playUnderTest.ts';
import { replayCommand } from './replayCommand.ts';
import { replayRound } from './replayRound.ts';
import { createRoundRecords } from './roundRecords.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});
function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-'));
  folders.push(folder);
  return folder;
}
function run(input: string[], dataFolder: string) {
  const lines: string[] = [];
  const code = replayCommand(input, { dataFolder, print: (line) => void lines.push(line) });
  return { code, text: lines.join('\n') };
}

test('GM-09 the record of a played round replays to the booked figures', async () => {
  const play = startPlay();
  const { sessionId } = await play.open();
  const { body } = await play.begin(sessionId, 100);
  const { record } = createRoundRecords(play).find(body.roundId, play.userId) ?? {};
  if (!record) throw new Error('no record');
  expect(record).toMatchObject({ stake: 100, win: body.win, bet: { stake: 100 }, moves: [], ending: 'player' });
  expect(replayRound(record, engines)).toEqual({ agrees: true, stake: 100, win: body.win, result: body.shown });
  expect(createRoundRecords(play).find(body.roundId, play.userId + 1)).toBeUndefined();
});

test('GM-09 npm run replay agrees with an exported record, and exits with 1 for a changed one', async () => {
  const play = startPlay();
  const { sessionId } = await play.open();
  const { body } = await play.begin(sessionId, 100);
  const { record } = createRoundRecords(play).find(body.roundId) ?? {};
  const folder = createFolder();
  const file = join(folder, 'round.json');
  writeFileSync(file, JSON.stringify(record));
  const same = run([file], folder);
  expect(same.code).toBe(0);
  expect(same.text).toContain(`Round ${body.roundId} agrees with its record.`);
  writeFileSync(file, JSON.stringify({ ...record, seed: '0'.repeat(64) }));
  expect(run([file], folder)).toEqual({
    code: 1,
    text: `Round ${body.roundId} differs: The record was changed: its fingerprint does not match its content.`,
  });
  writeFileSync(file, '{"format":2}');
  expect(run([file], folder).code).toBe(1);
  expect(run([file], folder).text).toContain('is no record of a round: format');
  expect(run([], folder).code).toBe(1);
});

test('GM-09 the database of an earlier version keeps its rounds, which have no record', () => {
  const folder = createFolder();
  const before = openDataFolder(folder, { reset: false });
  createSchema(before, [playSchema.slice(0, playSchema.indexOf('CREATE TABLE IF NOT EXISTS game_round_record'))]);
  before.exec(`
    INSERT INTO game_session (digest, user_id, account_session_id, game_group_id, product_id, casino_id, currency, opened_at)
    VALUES ('s', 7, 1, 7, 1, 1, 'CAD', 0);
    INSERT INTO game_round (id, session_digest, user_id, game_group_id, currency, engine, model_id, client_round_key, bet, shown, steps, stake, jackpot_win, win, balance_after, opened_at, stepped_at, settled_at)
    VALUES ('old', 's', 7, 7, 'CAD', 'slot', 'river', 'k', '{"stake":100}', '{"steps":[]}', 1, 100, 0, 0, 0, 0, 0, 0)`);
  before.close();
  const after = openDataFolder(folder, { reset: false });
  expect(createSchema(after, [playSchema])).toEqual([]);
  expect(createRoundRecords({ database: after }).find('old', 7)).toMatchObject({ row: { stake: 100 }, record: null });
  after.close();
  expect(run(['old'], folder)).toEqual({
    code: 1,
    text: 'No record was kept of round old: it is older than the records.',
  });
  expect(run(['absent'], folder)).toEqual({ code: 1, text: 'There is no round absent.' });
});
