import './roundReplay.css';
import { mayMove } from '@foyer/contract/allowedStep';
import { calmParameter } from '@foyer/contract/calmParameter';
import type { DialStep } from '@foyer/contract/dialSteps';
import type { Culture } from '@foyer/contract/ids';
import { isStill } from '@foyer/contract/isStill';
import * as v from 'valibot';
import { createFigure } from '../frame/figure.ts';
import { gameShellMessages } from '../frame/gameShellMessages.ts';
import type { GameViewModule } from '../frame/gameView.ts';
import { roundReplayMessages } from '../frame/roundReplayMessages.ts';
import { element } from '../page/element.ts';
import { moneyFormat } from '../page/moneyFormat.ts';
import { pauseFor, setPauseRate } from '../page/pauseFor.ts';
import { createReplayPanel } from './createReplayPanel.ts';
import { createPageSounds, createSoundSwitch } from './createSoundSwitch.ts';
import { showGameArt } from './gameArt.ts';
import { pictureAddress } from './gamePictures.ts';
import { loadGameView } from './loadGameView.ts';
import { loadLook } from './loadLook.ts';
import { roundReplay } from './roundReplay.ts';
import { runRoundReplay } from './runRoundReplay.ts';
import { createStage } from './stage.ts';
import { stillAttribute } from './stillAttribute.ts';

/** How many times faster the rest of a replay runs that the player skips. */
const skipRate = 50;

/**
 * Shows a recorded round again: the drawing of its game beside the numbers of its draw. Nothing is requested, and no
 * money moves. `json` is the `RoundReplay` of the page.
 */
export async function showRoundReplay(json: string, culture: Culture): Promise<void> {
  const [messages, shellMessages] = [roundReplayMessages[culture], gameShellMessages[culture]];
  const parameters = new URLSearchParams(location.search);
  const step: DialStep = parameters.has(calmParameter) ? 'calm' : 'lively';
  document.documentElement.toggleAttribute(stillAttribute, isStill(step));
  const parsed = v.safeParse(roundReplay, JSON.parse(json));
  const module = parsed.success ? await loadGameView(parsed.output.engine) : null;
  const setup = module && parsed.success ? v.safeParse(module.setup, parsed.output.setup) : null;
  if (!parsed.success || module === null || setup?.success !== true || !isKnown(module, parsed.output.steps)) {
    const text = element('p', { role: 'alert' }, messages.notShown);
    return document.body.replaceChildren(element('main', { class: 'screen' }, text));
  }
  const replay = parsed.output;
  document.title = `${replay.name} – ${messages.label}`;
  const art = await loadLook(replay);
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
  const prefersReducedMotion = (): boolean => !mayMove(step, reducedMotion.matches);
  const sounds = createPageSounds(() => isStill(step));
  const { view: soundSwitch } = createSoundSwitch(sounds, shellMessages, () => undefined);
  const amount = moneyFormat(replay.culture, replay.currencyIsoCode);
  const panel = createReplayPanel(replay, messages, prefersReducedMotion);
  const speed = createSpeed();

  function newStage() {
    // Balance and buttons of a game have no meaning here: nothing can be staked.
    const stage = createStage(replay.name, { ...shellMessages, playMoney: messages.label }, [soundSwitch]);
    const stake = createFigure(shellMessages.stake, 'of-stake');
    stake.set(amount(replay.steps.at(-1)?.stake ?? 0));
    stage.rulesButton.remove();
    showGameArt(art, document.documentElement, stage.title);
    document.body.replaceChildren(stage.view);
    return {
      ...stage,
      lay(gameView: Parameters<typeof stage.lay>[0]) {
        gameView.view.inert = true;
        stage.lay({ view: gameView.view, stake: stake.view, controls: panel.view });
      },
    };
  }

  let isRunning = false;
  async function run(): Promise<void> {
    isRunning = true;
    panel.button.replaceChildren(messages.skip);
    panel.button.hidden = prefersReducedMotion();
    await runRoundReplay({
      replay,
      setup: setup?.output,
      module: module as GameViewModule,
      // The shell would speak of a balance, or of a round that the player has not seen.
      messages: { ...shellMessages, balanceNow: () => '', lastRound: '', openRound: '', ready: '' },
      amount,
      newStage,
      panel,
      sounds,
      prefersReducedMotion,
      dialStep: () => step,
      picture: (key) => (key === 'A' ? art.symbol : null) ?? pictureAddress(replay.pictures[key] ?? ''),
      setRate: speed.set,
      pause: pauseFor,
    });
    speed.set(1);
    isRunning = false;
    panel.button.replaceChildren(messages.again);
  }
  panel.button.addEventListener('click', () => {
    if (isRunning) speed.set(skipRate);
    else void run();
  });
  await run();
}

const isKnown = (module: GameViewModule, steps: readonly { readonly shown: unknown }[]): boolean =>
  steps.every(({ shown }) => v.is(module.shown, shown));

/** Speed of everything that moves or waits on this page. */
function createSpeed() {
  let rate = 1;
  let isFollowing = false;
  function follow(): void {
    isFollowing = rate !== 1;
    if (!isFollowing) return;
    for (const animation of document.getAnimations())
      if (animation.playbackRate !== rate) animation.playbackRate = rate;
    requestAnimationFrame(follow);
  }
  return {
    set(next: number): void {
      rate = next;
      setPauseRate(next);
      if (!isFollowing) follow();
    },
  };
}
