import { mayMove } from '@foyer/contract/allowedStep';
import type { DialStep } from '@foyer/contract/dialSteps';
import type { GameFrameCommand } from '@foyer/contract/gameFrame';
import { isStill } from '@foyer/contract/isStill';
import { languages } from '@foyer/contract/languages';
import '@fontsource/roboto/latin-400.css';
import '@fontsource/roboto/latin-700.css';
import '@fontsource/cinzel/latin-700.css';
import '@fontsource/bungee/latin-400.css';
import '@fontsource/limelight/latin-400.css';
import '@fontsource/lilita-one/latin-400.css';
import '@fontsource/metamorphous/latin-400.css';
import '@fontsource/righteous/latin-400.css';
import '@fontsource/rye/latin-400.css';
import '@fontsource/pirata-one/latin-400.css';
import './stage.css';
import './bar.css';
import './outcome.css';
import '../frame/chips.css';
import './rules.css';
import './grounds.css';
import './skies.css';
import './gameArt.css';
import * as v from 'valibot';
import { gameShellMessages } from '../frame/gameShellMessages.ts';
import type { GameShellMessages } from '../frame/gameShellMessages.ts';
import type { GameViewModule } from '../frame/gameView.ts';
import { element } from '../page/element.ts';
import { linkHanFont } from '../page/linkHanFont.ts';
import { moneyFormat } from '../page/moneyFormat.ts';
import { pauseFor } from '../page/pauseFor.ts';
import { storeSession, storedSession } from '../page/storedSession.ts';
import { beginLaunch } from './beginLaunch.ts';
import { createRulesDialog } from './createRulesDialog.ts';
import { createPageSounds, createSoundSwitch } from './createSoundSwitch.ts';
import { showGameArt, type LoadedArt } from './gameArt.ts';
import { decodePicture, pictureAddress } from './gamePictures.ts';
import { connectGameWindow } from './gameWindow.ts';
import type { GameWindow } from './gameWindow.ts';
import { connectKeys } from './keys.ts';
import { launchSession } from './launchSession.ts';
import { loadGameView } from './loadGameView.ts';
import { loadLook } from './loadLook.ts';
import type { SessionResponse } from './playApi.ts';
import { beginRound, markSeen, moveRound, resumeSession, sessionOf, type PlayResult } from './playSession.ts';
import { roundReplayElement } from './roundReplayElement.ts';
import { runGameView } from './runGameView.ts';
import { createStage } from './stage.ts';
import { stillAttribute } from './stillAttribute.ts';

/** Pauses before retrying to open the session, in milliseconds. */
const sessionPausesMs = [1000, 2000, 4000];

async function start(): Promise<void> {
  const { game = '', engine = '' } = document.documentElement.dataset;
  const gameId = Number(game);
  const launch = beginLaunch();
  const { address } = launch;
  const { lang, script } = languages[address.culture];
  document.documentElement.lang = lang;
  document.documentElement.dataset['script'] = script;
  if (script === 'han') {
    linkHanFont();
    // Brush font for titles, whose subsets load on demand.
    void import('@fontsource/ma-shan-zheng/400.css');
  }
  const messages = gameShellMessages[address.culture];
  const showScreen = (role: 'status' | 'alert', text: string): void =>
    document.body.replaceChildren(element('div', { class: 'screen', role }, element('p', {}, text)));
  if (address.isRefused) return showScreen('alert', messages.launchRefused);
  const recordedRound = document.getElementById(roundReplayElement)?.textContent;
  showScreen('status', messages.loading);
  if (recordedRound !== undefined) {
    const { showRoundReplay } = await import('./showRoundReplay.ts');
    return showRoundReplay(recordedRound, address.culture);
  }

  /** As lively as the market allows until the window names the player's choice. */
  let dialStep: DialStep = 'lively';
  /** Commands have no effect before the table is created. */
  let handleCommand: OpenTable['handleCommand'] = () => undefined;
  const gameWindow = connectGameWindow({
    gameGroupId: gameId,
    parentOrigin: address.parentOrigin,
    onCommand: (command) => {
      if (command.type !== 'calmMode') return handleCommand(command);
      dialStep = command.isOn ? 'calm' : (command.step ?? 'lively');
      document.documentElement.toggleAttribute(stillAttribute, isStill(dialStep));
    },
  });

  // A browser warns of a preloaded picture that nothing has used some seconds later.
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[as=image]')) void decodePicture(href);
  const [response, module] = await Promise.all([findSession(gameId, launch), loadGameView(engine)]);
  const setup = response.ok && module ? v.safeParse(module.setup, response.value.setup) : undefined;
  if (!response.ok || !module || !setup?.success) {
    const failure = failureOf(response, messages);
    showDeadEnd(failure.text, messages, gameWindow);
    gameWindow.postEvent({ type: 'failed', reason: failure.reason });
    gameWindow.stop();
    return;
  }
  const session = response.value;
  storeSession(session.sessionId);
  document.title = session.name;
  const art = await loadLook(session);
  ({ handleCommand } = openTable({
    session,
    module,
    setup: setup.output,
    messages,
    gameWindow,
    art,
    dialStep: () => dialStep,
  }));
  gameWindow.postEvent({ type: 'ready' });
}

/**
 * Opens a session by launch token, or restores the tab's session after a reload. The page's first script has sent the
 * first request for the session of a launch.
 */
async function findSession(
  gameId: number,
  { address, session: begun }: ReturnType<typeof beginLaunch>,
): Promise<PlayResult<SessionResponse>> {
  const storedId = storedSession();
  const requestSession = (launched: Promise<Response> | null): Promise<PlayResult<SessionResponse>> => {
    if (launched !== null) return sessionOf(launched);
    if (storedId !== null) return resumeSession(storedId, address.culture);
    return Promise.resolve({ ok: false, refusal: { reason: 'launchTokenRefused' } });
  };
  let response = await requestSession(begun);
  for (const ms of sessionPausesMs) {
    if (response.ok || response.refusal.reason !== 'unreachable') break;
    await pauseFor(ms);
    response = await requestSession(launchSession(address, gameId));
  }
  return response;
}

/** Returns why the game could not open. An invalid response counts as unreachable. */
function failureOf(response: PlayResult<SessionResponse>, messages: GameShellMessages) {
  const reason = response.ok ? 'unreachable' : response.refusal.reason;
  if (reason === 'unreachable') return { reason: 'serviceUnavailable', text: messages.unavailable } as const;
  if (reason === 'sessionEnded') return { reason, text: messages.sessionEnded } as const;
  if (reason === 'playedElsewhere') return { reason, text: messages.playedElsewhere } as const;
  if (reason === 'gameRecalled') return { reason, text: messages.gameRecalled } as const;
  return { reason: 'launchTokenRefused', text: messages.launchRefused } as const;
}

interface OpenTable {
  handleCommand(command: Exclude<GameFrameCommand, { type: 'calmMode' }>): void;
}

/** Creates the table: all views and all input handlers. */
function openTable({
  session,
  module,
  setup,
  messages,
  gameWindow,
  art,
  dialStep,
}: {
  session: SessionResponse;
  module: GameViewModule;
  setup: unknown;
  messages: GameShellMessages;
  gameWindow: GameWindow;
  art: LoadedArt;
  dialStep: () => DialStep;
}): OpenTable {
  const { sessionId, culture } = session;
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
  const sounds = createPageSounds(() => isStill(dialStep()));
  const soundSwitch = createSoundSwitch(sounds, messages, (isOn) =>
    gameWindow.postEvent({ type: 'soundChanged', isOn }),
  );
  const stage = createStage(session.name, messages, [soundSwitch.view]);
  const running = runGameView({
    module,
    session,
    setup,
    messages,
    amount: moneyFormat(culture, session.currencyIsoCode),
    stage,
    gameWindow,
    sounds,
    server: {
      begin: (bet, clientRoundKey, isFree) =>
        beginRound(sessionId, { bet, clientRoundKey, culture, ...(isFree ? { isFree } : {}) }),
      move: (roundId, move, clientMoveKey) => moveRound(sessionId, roundId, { move, clientMoveKey }),
      resume: () => resumeSession(sessionId, culture),
      markSeen: (roundId) => markSeen(sessionId, roundId),
    },
    prefersReducedMotion: () => !mayMove(dialStep(), reducedMotion.matches),
    dialStep,
    // The best symbol is the subject of the cover, in the material of the cover.
    picture: (key) => (key === 'A' ? art.symbol : null) ?? pictureAddress(session.pictures[key] ?? ''),
    now: () => performance.now(),
    pause: pauseFor,
    pauseOrOnline: (ms) => Promise.race([pauseFor(ms), online()]),
    promptRetry: () => promptRetry(messages),
    onEnded(reason) {
      showDeadEnd(messages[reason], messages, gameWindow);
      gameWindow.stop();
    },
  });
  const { gameView } = running;
  const rules = createRulesDialog({
    rules: session.rules,
    keys: gameView.keys,
    facts: gameView.facts && (() => gameView.facts?.() ?? []),
    messages,
  });
  showGameArt(art, document.documentElement, stage.title);
  document.body.replaceChildren(stage.view, rules.view);
  stage.rulesButton.addEventListener('click', rules.open);
  connectKeys({ press: (key) => gameView.press(key), paused: () => document.querySelector('dialog[open]') !== null });
  return {
    handleCommand(command) {
      if (command.type === 'sound') soundSwitch.set(command.isOn);
      else running.handleCommand(command);
    },
  };
}

function online(): Promise<void> {
  return new Promise((resolve) => window.addEventListener('online', () => resolve(), { once: true }));
}

void start();

/** Explains why the game cannot continue, and offers a way out. Blocks the game behind it. */
function showDeadEnd(text: string, messages: GameShellMessages, gameWindow: GameWindow): void {
  const leave = element('button', { type: 'button', class: 'plain' }, messages.leave);
  leave.addEventListener('click', () => gameWindow.postEvent({ type: 'exitRequested' }));
  document.body.replaceChildren(element('main', { class: 'screen' }, element('p', { role: 'alert' }, text), leave));
  leave.focus();
}

/** Resolves when the player chooses to retry. */
function promptRetry(messages: GameShellMessages): Promise<void> {
  return new Promise((resolve) => {
    const again = element('button', { type: 'button', class: 'plain' }, messages.tryAgain);
    const dialog = element('dialog', { class: 'retry' }, element('p', { role: 'alert' }, messages.unavailable), again);
    again.addEventListener('click', () => dialog.close());
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve();
    });
    document.body.append(dialog);
    dialog.showModal();
  });
}
