import { countUp } from '../frame/countUp.ts';
import { createFigure } from '../frame/figure.ts';
import type { GameShellMessages } from '../frame/gameShellMessages.ts';
import type { GameView, GamePhase } from '../frame/gameView.ts';
import type { WinPresentation } from '../frame/winPresentation.ts';
import { drawing, element } from '../page/element.ts';

/** Common parts around every game: title, play-money mark, balance and win, notice, rules. Independent of the game. */
export interface Stage {
  readonly view: HTMLElement;
  readonly title: HTMLElement;
  readonly rulesButton: HTMLButtonElement;
  /** Inserts the view and its controls. */
  lay(gameView: Pick<GameView, 'view' | 'stake' | 'controls'>): void;
  setBalance(text: string): void;
  /** Sets the win in the bar, and removes what `showWin` showed. */
  setWin(text: string): void;
  /** Shows the win of a finished round as `presentation` allows; a big win also appears large over the game. */
  showWin(minor: number, amount: (minor: number) => string, presentation: WinPresentation): void;
  setNotice(text: string, tone?: 'plain' | 'glad' | 'worry'): void;
  /** Shows the sentence of a finished round as the notice, not before the amount of `showWin` has been counted. */
  setOutcome(text: string, tone: 'plain' | 'glad'): void;
  setPhase(phase: GamePhase): void;
  /** Announces text to screen readers. */
  announce(text: string): void;
  /** Draws the rest of the minimum round time as a line that runs out. */
  countDown(ms: number): void;
}

/** `switches` appear beside the rules button. */
export function createStage(name: string, messages: GameShellMessages, switches: readonly Node[]): Stage {
  const balance = createFigure(messages.balance, 'of-balance');
  const win = createFigure(messages.win, 'of-win');
  const rulesButton = element(
    'button',
    { type: 'button', class: 'round', 'aria-label': messages.rules, 'aria-haspopup': 'dialog' },
    drawing('M12 11v6M12 7.2v.1M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0z'),
  );
  const notice = element('p', { class: 'notice', 'aria-hidden': 'true' });
  const live = element('p', { class: 'unseen', role: 'status' });
  const line = element('div', { class: 'wait' });
  const place = element('div', { class: 'table' });
  const bigAmount = element('span', { class: 'big-win-amount' });
  const bigWin = element(
    'div',
    { class: 'big-win', 'aria-hidden': 'true' },
    element('span', { class: 'big-win-name' }, messages.bigWin),
    bigAmount,
  );
  let stopCount = (): void => undefined;
  let isCounting = false;
  let afterCount = (): void => undefined;
  function setNotice(text: string, tone: 'plain' | 'glad' | 'worry' = 'plain'): void {
    afterCount = () => undefined;
    notice.replaceChildren(element('span', {}, text));
    notice.dataset['tone'] = tone;
  }
  const bar = element('div', { class: 'bar' });
  const title = element('h1', { class: 'title' }, name);
  title.style.setProperty(
    '--letters',
    String(Math.max(8, Math.max(...name.split(' ').map((word) => word.length), name.length / 2))),
  );
  title.style.setProperty('--all-letters', String(Math.max(5, name.length)));

  const view = element(
    'main',
    { class: 'stage' },
    element(
      'div',
      { class: 'top' },
      element('span', { class: 'play-money' }, messages.playMoney),
      element('div', { class: 'tools' }, ...switches, rulesButton),
    ),
    title,
    place,
    bigWin,
    notice,
    bar,
    live,
  );
  return {
    view,
    title,
    rulesButton,
    lay(gameView) {
      place.replaceChildren(gameView.view);
      bar.replaceChildren(
        balance.view,
        gameView.stake,
        win.view,
        element('div', { class: 'controls' }, gameView.controls),
        line,
      );
    },
    setBalance: balance.set,
    setWin(text) {
      stopCount();
      isCounting = false;
      view.dataset['outcome'] = 'none';
      win.set(text);
    },
    showWin(minor, amount, { level, countUpMs }) {
      stopCount();
      view.dataset['outcome'] = level;
      isCounting = true;
      afterCount = () => undefined;
      stopCount = countUp(
        minor,
        countUpMs,
        (counted) => {
          win.set(amount(counted));
          if (level === 'bigWin') bigAmount.replaceChildren(amount(counted));
        },
        () => {
          isCounting = false;
          afterCount();
        },
      );
    },
    setNotice,
    setOutcome(text, tone) {
      if (isCounting) afterCount = () => setNotice(text, tone);
      else setNotice(text, tone);
    },
    setPhase(phase) {
      view.dataset['phase'] = phase;
    },
    announce: (text) => live.replaceChildren(text),
    countDown(ms) {
      line.animate(
        [
          { transform: 'scaleX(1)', opacity: 1 },
          { transform: 'scaleX(0)', opacity: 1 },
        ],
        { duration: ms },
      );
    },
  };
}
