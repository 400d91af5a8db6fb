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
import './rules.css';
import './grounds.css';
import type { SessionAnswer } from '../slotApi.ts';
import { element } from '../../play/frame/element.ts';
import { frameWords, type FrameWords } from './frameWords.ts';
import { connectGameWindow, type GameWindow } from './gameWindow.ts';
import { connectKeys } from './keys.ts';
import { readLaunchAddress, withoutLaunchToken } from './launchAddress.ts';
import { createPlay, type Play } from './play.ts';
import { createReels, pauseFor, pictureAddress } from './reels.ts';
import { createRulesDialog } from './rulesDialog.ts';
import { keepSession, keptSession } from './keptSession.ts';
import { openSession, resumeSession, type Answer } from './slotServer.ts';
import { createStage } from './stage.ts';

/** Pauses before asking again for the session, in milliseconds. */
const sessionPausesMs = [1000, 2000, 4000];

async function start(): Promise<void> {
  const { game = '', parents = '' } = document.documentElement.dataset;
  const gameId = Number(game);
  const address = readLaunchAddress(location.search, {
    ancestor: location.ancestorOrigins?.[0] ?? null,
    allowed: parents.split(' ').filter(Boolean),
  });
  history.replaceState(history.state, '', withoutLaunchToken(location.href));
  document.documentElement.lang = address.culture === 'zh' ? 'zh-Hans' : 'en';
  // Brush lettering for Chinese titles, in parts that load as their signs are needed.
  if (address.culture === 'zh') void import('@fontsource/ma-shan-zheng/400.css');
  const words = frameWords[address.culture];
  const screen = element('div', { class: 'screen', role: 'status' }, element('p', {}, words.loading));
  document.body.replaceChildren(screen);

  /** Before the table is laid there is nothing a command could change. */
  let hear: Play['hear'] = () => undefined;
  const gameWindow = connectGameWindow({ gameGroupId: gameId, parentOrigin: address.parentOrigin, hear: (command) => hear(command) });

  const answer = await findSession(gameId, address.launchToken, address.culture);
  if (!answer.ok) {
    const { reason } = answer.refusal;
    const told = reason === 'unreachable' ? 'serviceUnavailable' : reason === 'sessionEnded' ? 'sessionEnded' : 'launchTokenRefused';
    const text = { serviceUnavailable: words.unavailable, sessionEnded: words.sessionEnded, launchTokenRefused: words.launchRefused }[told];
    showDeadEnd(text, words, gameWindow);
    gameWindow.tell({ type: 'failed', reason: told });
    gameWindow.stop();
    return;
  }
  const session = answer.value;
  keepSession(session.sessionId);
  document.title = session.name;
  await Promise.all(Object.values(session.pictures).map(loaded));
  ({ hear } = openTable(session, words, gameWindow));
  gameWindow.tell({ type: 'ready' });
}

/** By launch token; without one, by the session of this tab before a reload. */
async function findSession(gameId: number, launchToken: string | null, culture: string): Promise<Answer<SessionAnswer>> {
  const kept = keptSession();
  const ask = (): Promise<Answer<SessionAnswer>> => {
    if (launchToken !== null) return openSession({ launchToken, gameId, culture });
    if (kept !== null) return resumeSession(kept, culture);
    return Promise.resolve({ ok: false, refusal: { reason: 'launchTokenRefused' } });
  };
  let answer = await ask();
  for (const ms of sessionPausesMs) {
    if (answer.ok || answer.refusal.reason !== 'unreachable') break;
    await pauseFor(ms);
    answer = await ask();
  }
  return answer;
}

/** Lays the table: everything the player sees and everything that listens to the player. */
function openTable(session: SessionAnswer, words: FrameWords, gameWindow: GameWindow): Play {
  const money = new Intl.NumberFormat(session.culture === 'zh' ? 'zh-CN' : 'en-GB', {
    style: 'currency',
    currency: session.currencyIsoCode,
    currencyDisplay: 'narrowSymbol',
  });
  const minorPerMajor = 10 ** (money.resolvedOptions().maximumFractionDigits ?? 2);
  const amount = (minor: number): string => money.format(minor / minorPerMajor);
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  const reels = createReels({ strips: session.model.strips, pictures: session.pictures, words }, () => still.matches);
  reels.show(session.model.strips.map((strip) => strip.slice(0, 3)));
  const stage = createStage(session, words, reels);
  const rules = createRulesDialog(session, words, amount);
  document.body.replaceChildren(stage.view, rules.view);

  const play = createPlay({
    session,
    stage,
    reels,
    words,
    amount,
    gameWindow,
    stillness: () => still.matches,
    pauseUntilAsked: () => askToTryAgain(words),
    onSessionEnded() {
      showDeadEnd(words.sessionEnded, words, gameWindow);
      gameWindow.stop();
    },
  });
  stage.spinButton.addEventListener('click', () => void play.spin());
  stage.lowerButton.addEventListener('click', () => play.changeStake(-1));
  stage.higherButton.addEventListener('click', () => play.changeStake(1));
  stage.rulesButton.addEventListener('click', () => rules.open(play.stake()));
  connectKeys({ spin: () => void play.spin(), changeStake: play.changeStake, paused: () => document.querySelector('dialog[open]') !== null });
  if (session.unseenRound) play.showSettled(session.unseenRound);
  else stage.say(words.ready);
  return play;
}

function showDeadEnd(text: string, words: FrameWords, gameWindow: GameWindow): void {
  const leave = element('button', { type: 'button', class: 'plain' }, words.leave);
  leave.addEventListener('click', () => gameWindow.tell({ type: 'exitRequested' }));
  document.body.replaceChildren(element('main', { class: 'screen' }, element('p', { role: 'alert' }, text), leave));
  leave.focus();
}

function askToTryAgain(words: FrameWords): Promise<void> {
  return new Promise((resolve) => {
    const again = element('button', { type: 'button', class: 'plain' }, words.tryAgain);
    const dialog = element('dialog', { class: 'ask' }, element('p', { role: 'alert' }, words.unavailable), again);
    again.addEventListener('click', () => dialog.close());
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve();
    });
    document.body.append(dialog);
    dialog.showModal();
  });
}

/** Ends when the picture can be drawn; a missing one must not keep the game closed. */
async function loaded(name: string): Promise<void> {
  const picture = new Image();
  picture.src = pictureAddress(name);
  await picture.decode().catch(() => undefined);
}

void start();
