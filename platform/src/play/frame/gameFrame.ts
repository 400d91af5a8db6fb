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
import './chips.css';
import './rules.css';
import './grounds.css';
import * as v from 'valibot';
import { engineKinds } from '../gameEngine.ts';
import type { SessionResponse } from '../playApi.ts';
import { askToTryAgain, showDeadEnd } from './deadEnd.ts';
import { element } from './element.ts';
import { gameShellMessages, type GameShellMessages } from './gameShellMessages.ts';
import type { GameViewModule } from './gameView.ts';
import { gameViews } from './gameViews.ts';
import { connectGameWindow, type GameWindow } from './gameWindow.ts';
import { connectKeys } from './keys.ts';
import { readLaunchAddress, withoutLaunchToken } from './launchAddress.ts';
import { moneyFormat } from './moneyFormat.ts';
import { pauseFor } from './pauseFor.ts';
import { beginRound, markSeen, moveRound, openSession, resumeSession, type ResponseBody } from './playServer.ts';
import { createRulesDialog } from './rulesDialog.ts';
import { runGameView, type RunningGameView } from './runGameView.ts';
import { createStage } from './stage.ts';
import { storeSession, storedSession } from './storedSession.ts';

/** Pauses before asking again for the session, in milliseconds. */
const sessionPausesMs = [1000, 2000, 4000];

async function start(): Promise<void> {
  const { game = '', engine = '', parents = '' } = document.documentElement.dataset;
  const gameId = Number(game);
  const address = readLaunchAddress(location.search, {
    ancestor: location.ancestorOrigins?.[0] ?? null,
    allowed: parents.split(' ').filter(Boolean),
  });
  history.replaceState(history.state, '', withoutLaunchToken(location.href));
  document.documentElement.lang = languages[address.culture].lang;
  // Brush lettering for Chinese titles, in parts that load as their signs are needed.
  if (languages[address.culture].script === 'han') void import('@fontsource/ma-shan-zheng/400.css');
  const messages = gameShellMessages[address.culture];
  const screen = element('div', { class: 'screen', role: 'status' }, element('p', {}, messages.loading));
  document.body.replaceChildren(screen);

  /** Before the table is laid there is nothing a command could change. */
  let hear: RunningGameView['hear'] = () => undefined;
  const gameWindow = connectGameWindow({
    gameGroupId: gameId,
    parentOrigin: address.parentOrigin,
    hear: (command) => hear(command),
  });

  const [response, module] = await Promise.all([
    findSession(gameId, address.launchToken, address.culture),
    loadGameView(engine),
  ]);
  const setup = response.ok && module ? v.safeParse(module.setup, response.value.setup) : undefined;
  if (!response.ok || !module || !setup?.success) {
    const failure = failureOf(response, messages);
    showDeadEnd(failure.text, messages, gameWindow);
    gameWindow.tell({ type: 'failed', reason: failure.reason });
    gameWindow.stop();
    return;
  }
  const session = response.value;
  storeSession(session.sessionId);
  document.title = session.name;
  await Promise.all(Object.values(session.pictures).map(loaded));
  ({ hear } = openTable({ session, module, setup: setup.output, messages, gameWindow }));
  gameWindow.tell({ type: 'ready' });
}

async function loadGameView(engine: string): Promise<GameViewModule | null> {
  const kind = v.safeParse(v.picklist(engineKinds), engine);
  return kind.success
    ? gameViews[kind.output]().then(
        ({ gameView }) => gameView,
        () => null,
      )
    : null;
}

/** By launch token; without one, by the session of this tab before a reload. */
async function findSession(
  gameId: number,
  launchToken: string | null,
  culture: string,
): Promise<ResponseBody<SessionResponse>> {
  const kept = storedSession();
  const ask = (): Promise<ResponseBody<SessionResponse>> => {
    if (launchToken !== null) return openSession({ launchToken, gameId, culture });
    if (kept !== null) return resumeSession(kept, culture);
    return Promise.resolve({ ok: false, refusal: { reason: 'launchTokenRefused' } });
  };
  let response = await ask();
  for (const ms of sessionPausesMs) {
    if (response.ok || response.refusal.reason !== 'unreachable') break;
    await pauseFor(ms);
    response = await ask();
  }
  return response;
}

/** Why the game could not be opened; what came but was not understood counts as not reached. */
function failureOf(response: ResponseBody<SessionResponse>, messages: GameShellMessages) {
  const reason = response.ok ? 'unreachable' : response.refusal.reason;
  if (reason === 'unreachable') return { reason: 'serviceUnavailable', text: messages.unavailable } as const;
  if (reason === 'sessionEnded') return { reason, text: messages.sessionEnded } as const;
  if (reason === 'playedElsewhere') return { reason, text: messages.playedElsewhere } as const;
  return { reason: 'launchTokenRefused', text: messages.launchRefused } as const;
}

interface Opening {
  session: SessionResponse;
  module: GameViewModule;
  setup: unknown;
  messages: GameShellMessages;
  gameWindow: GameWindow;
}

/** Lays the table: everything the player sees and everything that listens to the player. */
function openTable({ session, module, setup, messages, gameWindow }: Opening): RunningGameView {
  const { sessionId, culture } = session;
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  const stage = createStage(session.name, messages);
  const running = runGameView({
    module,
    session,
    setup,
    messages,
    amount: moneyFormat(culture, session.currencyIsoCode),
    stage,
    gameWindow,
    server: {
      begin: (bet, clientRoundKey, isFree) =>
        beginRound(sessionId, { bet, clientRoundKey, ...(isFree ? { isFree } : {}) }),
      move: (roundId, move, clientMoveKey) => moveRound(sessionId, roundId, { move, clientMoveKey }),
      resume: () => resumeSession(sessionId, culture),
      markSeen: (roundId) => markSeen(sessionId, roundId),
    },
    stillness: () => still.matches,
    picture: (key) => pictureAddress(session.pictures[key] ?? ''),
    now: () => performance.now(),
    pause: pauseFor,
    pauseOrOnline: (ms) => Promise.race([pauseFor(ms), online()]),
    askAgain: () => askToTryAgain(messages),
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
  document.body.replaceChildren(stage.view, rules.view);
  stage.rulesButton.addEventListener('click', rules.open);
  connectKeys({ press: (key) => gameView.press(key), paused: () => document.querySelector('dialog[open]') !== null });
  return running;
}

const pictureAddress = (name: string): string => `/game-pictures/${name}.webp`;

/** Ends when the picture can be drawn; a missing one must not keep the game closed. */
async function loaded(name: string): Promise<void> {
  const picture = new Image();
  picture.src = pictureAddress(name);
  await picture.decode().catch(() => undefined);
}

function online(): Promise<void> {
  return new Promise((resolve) => window.addEventListener('online', () => resolve(), { once: true }));
}

void start();
