// @vitest-environment jsdom
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { engines } from '../engines/engines.ts';
import { engineKinds, type EngineKind } from '../engines/gameEngine.ts';
import { playSteps } from '../engines/playChoices.ts';
import { roundDraw } from '../engines/roundDraw.ts';
import { sampleRound } from '../engines/sampleRound.ts';
import { gameShellMessages } from '../frame/gameShellMessages.ts';
import type { GameViewModule } from '../frame/gameView.ts';
import { setPauseRate } from '../page/pauseFor.ts';
import { gameViews } from './gameViews.ts';
import { roundReplay, type RoundReplay } from './roundReplay.ts';
import { runRoundReplay } from './runRoundReplay.ts';
import { createStage } from './stage.ts';

const seedOf = (at: number): string => at.toString(16).padStart(64, '0');

function replayOf(kind: EngineKind, seed: number): RoundReplay {
  const engine = engines[kind];
  const modelId = engine.models[0]?.id ?? '';
  const choices = sampleRound(engine, modelId, seedOf(seed), roundDraw(seedOf(seed + 1000), 0));
  const run = playSteps(engine, modelId, choices);
  if ('problem' in run) throw new Error(run.problem);
  let stake = 0;
  return v.parse(roundReplay, {
    gameId: 12,
    name: 'Game',
    culture: 'en',
    currencyIsoCode: 'GBP',
    engine: kind,
    setup: engine.setup(modelId),
    pictures: {},
    art: { scene: '', title: '', symbol: '' },
    roundId: 'round',
    seed: seedOf(seed),
    rulesVersion: '0123456789abcdef',
    jackpotWin: 0,
    steps: run.steps.map((step) => ({ ...step, stake: (stake += step.stake) })),
    sentences: [],
  });
}

/** What the replay did, in order. */
let done: string[];
/** Values of the figure for the win, the latest last. */
let wins: string[];

function start(replay: RoundReplay, module: GameViewModule, prefersReducedMotion = false): Promise<void> {
  return runRoundReplay({
    replay,
    module,
    setup: v.parse(module.setup, replay.setup),
    messages: gameShellMessages.en,
    amount: (minor) => String(minor),
    sounds: { play: () => undefined },
    prefersReducedMotion: () => prefersReducedMotion,
    dialStep: () => 'lively',
    picture: () => '',
    pause: () => new Promise((resolve) => setTimeout(resolve)),
    newStage() {
      done.push('stage');
      const stage = createStage(replay.name, gameShellMessages.en, []);
      return {
        ...stage,
        showWin: (minor) => void wins.push(String(minor)),
        setWin: (text) => void wins.push(text),
        lay(gameView) {
          stage.lay(gameView);
          document.body.replaceChildren(stage.view);
        },
      };
    },
    panel: {
      clear: () => undefined,
      showStep(step) {
        done.push(`${step.kind} ${step.draws.length}`);
        return Promise.resolve();
      },
      showEnd: () => void done.push('end'),
    },
    setRate: (rate) => void done.push(`rate ${Math.max(1, Math.round(rate))}`),
  });
}

const { animate } = Element.prototype;
beforeAll(() => {
  setPauseRate(1000);
  // The simulated browser has no animations.
  Element.prototype.animate = () =>
    ({
      finished: Promise.resolve(),
      cancel: () => undefined,
      updatePlaybackRate: () => undefined,
    }) as unknown as Animation;
});
afterAll(() => {
  setPauseRate(1);
  Element.prototype.animate = animate;
});
beforeEach(() => {
  // The simulated browser neither draws nor measures.
  HTMLCanvasElement.prototype.getContext = () => null;
  HTMLDialogElement.prototype.close = () => undefined;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
    },
  );
  done = [];
  wins = [];
});

test.each(engineKinds)(
  'GM-09 the view of a %s accepts the recorded choices and ends at the recorded win',
  async (kind) => {
    const { gameView } = await gameViews[kind]();
    for (let seed = 0; seed < 6; seed++) {
      done = [];
      const replay = replayOf(kind, seed);
      await start(replay, gameView);
      const isLeft = replay.steps.at(-1)?.kind === 'rules';
      expect(done.filter((one) => one === 'stage')).toHaveLength(isLeft ? 2 : 1);
      expect(done.filter((one) => !/^(stage|rate)/.test(one))).toEqual([
        ...replay.steps.map((step) => `${step.kind} ${step.draws.length}`),
        'end',
      ]);
      expect(wins.at(-1)).toBe(String(replay.steps.at(-1)?.win));
    }
  },
);

test('GM-09 a round of many steps runs faster, so that no replay takes much longer than six seconds', async () => {
  const { gameView } = await gameViews.slot();
  const replay = replayOf('slot', 1);
  await start({ ...replay }, { ...gameView, drawingMs: () => 24_000 });
  expect(done).toContain('rate 4');
});

test('GM-09 reduced motion shows the end with every number at once', async () => {
  const { gameView } = await gameViews.plinko();
  const replay = replayOf('plinko', 1);
  await start(replay, gameView, true);
  expect(done).toEqual(['stage', `bet ${replay.steps[0]?.draws.length}`, 'end']);
  expect(wins.at(-1)).toBe(String(replay.steps[0]?.win));
});

test('GM-09 a choice that the view does not offer any more shows the end of the round instead', async () => {
  const { gameView } = await gameViews.videoPoker();
  const replay = replayOf('videoPoker', 1);
  await start(replay, { ...gameView, replayKeys: () => ['x'] });
  expect(done.filter((one) => one === 'stage')).toHaveLength(2);
  expect(done.at(-1)).toBe('end');
  expect(wins.at(-1)).toBe(String(replay.steps.at(-1)?.win));
});
