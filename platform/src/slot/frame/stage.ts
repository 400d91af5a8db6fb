import type { SessionAnswer } from '../slotApi.ts';
import { drawing, element } from '../../play/frame/element.ts';
import type { FrameWords } from './frameWords.ts';
import type { Reels } from './reels.ts';

/** What the player sees and presses. It knows no rules: the round decides what is shown when. */
export interface Stage {
  readonly view: HTMLElement;
  readonly spinButton: HTMLButtonElement;
  readonly lowerButton: HTMLButtonElement;
  readonly higherButton: HTMLButtonElement;
  readonly rulesButton: HTMLButtonElement;
  setBalance(text: string): void;
  setStake(text: string, ends: { lowest: boolean; highest: boolean }): void;
  setWin(text: string): void;
  /** Line above the reels' foot; `glad` for a gain. */
  setNotice(text: string, tone?: 'plain' | 'glad' | 'worry'): void;
  setBusy(busy: boolean): void;
  /** Says something to a screen reader. */
  say(text: string): void;
  /** Draws the rest of the shortest time around the button. */
  countDown(ms: number, still: boolean): void;
}

export function createStage(session: SessionAnswer, words: FrameWords, reels: Reels): Stage {
  const figure = (label: string, value: HTMLElement, className: string, ...around: [Node, Node] | []): HTMLElement =>
    element('div', { class: `figure ${className}` }, element('span', { class: 'label' }, label), ...(around[0] ? [around[0]] : []), value, ...(around[1] ? [around[1]] : []));
  const value = (): HTMLElement => element('span', { class: 'value' });
  const [balance, stake, win] = [value(), value(), value()];
  const lowerButton = element('button', { type: 'button', class: 'step', 'aria-label': words.lower }, drawing('M6 12h12'));
  const higherButton = element('button', { type: 'button', class: 'step', 'aria-label': words.higher }, drawing('M6 12h12M12 6v12'));
  const rulesButton = element(
    'button',
    { type: 'button', class: 'round', 'aria-label': words.rules, 'aria-haspopup': 'dialog' },
    drawing('M12 11v6M12 7.2v.1M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0z'),
  );
  const arrow = drawing('M19.5 12a7.5 7.5 0 1 1-2.4-5.5L19.5 9M19.5 4v5h-5');
  const ring = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  ring.setAttribute('viewBox', '0 0 100 100');
  ring.setAttribute('class', 'ring');
  ring.setAttribute('aria-hidden', 'true');
  const arc = document.createElementNS('http://www.w3.org/2000/svg', 'circle');
  for (const [key, text] of Object.entries({ cx: '50', cy: '50', r: '47', pathLength: '1' })) arc.setAttribute(key, text);
  ring.append(arc);
  const spinButton = element('button', { type: 'button', class: 'spin', 'aria-label': words.spin }, arrow, ring);
  const notice = element('p', { class: 'notice', 'aria-hidden': 'true' });
  const live = element('p', { class: 'unseen', role: 'status' });
  const title = element('h1', { class: 'title' }, session.name);
  title.style.setProperty('--letters', String(Math.max(8, Math.max(...session.name.split(' ').map((word) => word.length), session.name.length / 2))));
  title.style.setProperty('--all-letters', String(Math.max(5, session.name.length)));

  const view = element(
    'main',
    { class: 'stage' },
    element('div', { class: 'top' }, element('span', { class: 'play-money' }, words.playMoney), rulesButton),
    title,
    element('div', { class: 'window' }, element('div', { class: 'field' }, reels.view)),
    notice,
    element(
      'div',
      { class: 'bar' },
      figure(words.balance, balance, 'of-balance'),
      figure(words.stake, stake, 'of-stake', lowerButton, higherButton),
      figure(words.win, win, 'of-win'),
      spinButton,
    ),
    live,
  );

  return {
    view,
    spinButton,
    lowerButton,
    higherButton,
    rulesButton,
    setBalance: (text) => balance.replaceChildren(text),
    setStake(text, { lowest, highest }) {
      stake.replaceChildren(text);
      lowerButton.setAttribute('aria-disabled', String(lowest));
      higherButton.setAttribute('aria-disabled', String(highest));
    },
    setWin: (text) => win.replaceChildren(text),
    setNotice(text, tone = 'plain') {
      notice.replaceChildren(text);
      notice.dataset['tone'] = tone;
    },
    setBusy(busy) {
      view.classList.toggle('busy', busy);
      // Not `disabled`: the button keeps the focus while the reels turn.
      spinButton.setAttribute('aria-disabled', String(busy));
    },
    say: (text) => live.replaceChildren(text),
    countDown(ms, still) {
      if (still || ms <= 0) return;
      arc.animate([{ strokeDashoffset: '0', opacity: '1' }, { strokeDashoffset: '1', opacity: '1' }], { duration: ms });
    },
  };
}
