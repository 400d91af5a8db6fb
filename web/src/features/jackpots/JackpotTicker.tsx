import type { JackpotType } from '@foyer/contract/jackpots';
import { ownValue } from '@foyer/contract/ownValue';
import { useEffect, useRef, useState, type CSSProperties } from 'react';
import { gamesStore } from '../../domain/game/gamesStore.ts';
import { unknownFigure } from '../../domain/player/playerFigures.ts';
import { figuresPause, pauseFigures, restoreFiguresPause } from '../../domain/site/figuresPause.browser.ts';
import { sitePaths } from '../../domain/site/sitePaths.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { useVisit } from '../../services/market/VisitContext.tsx';
import { IconButton } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useCurrentPath } from '../../ui/NavigationContext.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import { potKey } from './displayedAmounts.ts';
import { limitMoney, potMoney } from './potMoney.ts';
import { isStale, potNote, potShare, winNote } from './potNote.ts';
import { useDisplayedJackpots } from './useDisplayedJackpots.ts';
import styles from './JackpotTicker.module.css';

const relativeTimeFormats = new Map<string, Intl.RelativeTimeFormat>();

/** Returns a format of past times in a locale: `12 min ago`, `yesterday`. Formatters are expensive and thus reused. */
function timeAgo(locale: string): (value: number, unit: 'minute' | 'hour' | 'day') => string {
  let format = relativeTimeFormats.get(locale);
  if (format === undefined) {
    format = new Intl.RelativeTimeFormat(locale, { style: 'short', numeric: 'auto' });
    relativeTimeFormats.set(locale, format);
  }
  const relative = format;
  // Chinese texts have a space between digits and characters, which the format lacks.
  return (value, unit) => relative.format(-value, unit).replace(/(\d)(?=\p{Script=Han})/u, '$1 ');
}

/** Cells from left to right, and whether a progress bar needs space before the amount is known. */
const cells: readonly { type: JackpotType; hasEnd: boolean }[] = [
  { type: 'megaMoolah', hasEnd: false },
  { type: 'rapid', hasEnd: true },
  { type: 'daily', hasEnd: true },
  { type: 'wowPot', hasEnd: false },
];

interface JackpotCellProps {
  type: JackpotType;
  /** Null while the amount is unknown. */
  amount: string | null;
  note: string;
  /** The last win; null without space for it, empty if there was none. */
  win: string | null;
  /** Masked name of the last winner; empty if unknown. */
  winner: string;
  isJustWon: boolean;
  isOutdated: boolean;
  /** From 0 to 1; null for a jackpot without a deadline. */
  share: number | null;
}

/**
 * A jackpot with a link to its games. Changes of the amount are not announced; a screen reader reads the current amount
 * on focus.
 */
function JackpotCell({ type, amount, note, win, winner, isJustWon, isOutdated, share }: JackpotCellProps) {
  const { t } = useText();
  const isHere = useCurrentPath() === sitePaths.jackpots;
  const name = t('jackpots.name', { type });
  const joined = (first: string, second: string) =>
    first === '' || second === '' ? first + second : t('jackpots.facts', { first, second });
  const winText = joined(win ?? '', winner);
  const text = amount === null ? null : t('jackpots.cell', { amount, note: joined(note, winText) });
  const [spoken, setSpoken] = useState(text);
  if (spoken === null && text !== null) setSpoken(text);
  return (
    <SiteLink
      href={sitePaths.jackpots}
      className={styles.cell}
      aria-current={isHere ? 'page' : undefined}
      data-jackpot={type}
      onFocus={() => setSpoken(text)}
    >
      <span className={styles.name}>{name}</span>
      <span
        className={styles.figure}
        translate="no"
        data-stale={isOutdated || undefined}
        style={{ '--letters': amount?.length } as CSSProperties}
        aria-hidden="true"
      >
        {amount ?? <span className={styles.unknown} />}
      </span>
      {share !== null && (
        <span className={styles.bar}>
          <span style={{ transform: `scaleX(${share.toFixed(4)})` }} />
        </span>
      )}
      <span className={styles.note} aria-hidden="true">
        {note}
      </span>
      {win !== null && (
        <span className={styles.win} data-new={isJustWon || undefined} title={winText || undefined} aria-hidden="true">
          {win}
        </span>
      )}
      <span className="visually-hidden">{spoken}</span>
    </SiteLink>
  );
}

/** LB-10: the jackpots as a band of cells or, without the flag of the revamped design, as a row of text. */
export default function JackpotTicker() {
  const { t, formats } = useText();
  const { device, flags, locale } = useVisit();
  const isHidden = useStoreValue(gamesStore, (games) => games.activeCategory !== null);
  const ref = useRef<HTMLElement>(null);
  const { ticker, held, isPaused, now } = useDisplayedJackpots(ref);
  const { data, clockOffsetMs } = ticker;
  const isBand = flags.revampedJackpotTicker;
  const hasFailed = data.length === 0 && ticker.state === 'failed';

  const drawn = cells.map(({ type, hasEnd }): JackpotCellProps => {
    const pot = data.find((one) => one.type === type);
    const shown = pot === undefined ? undefined : ownValue(held.shown, potKey(pot));
    if (pot === undefined || shown === undefined || now === null) {
      return {
        type,
        // A jackpot that the services do not have is not awaited.
        amount: pot === undefined && ticker.state !== 'notRequested' ? unknownFigure : null,
        note: '',
        win: isBand ? '' : null,
        winner: '',
        isJustWon: false,
        isOutdated: false,
        share: hasEnd && isBand ? 0 : null,
      };
    }
    const asOf = isPaused ? Math.min(pot.asOf, held.at) : pot.asOf;
    const money = (amount: number) => limitMoney(amount, pot.currencyIsoCode, locale);
    const wholeMoney = (amount: number) => potMoney(amount, pot.currencyIsoCode, locale, true);
    const win = winNote(pot, { now, clockOffsetMs }, { wholeMoney, ago: timeAgo(locale) });
    const winner = pot.lastWon?.playerName;
    return {
      type,
      amount: potMoney(shown, pot.currencyIsoCode, locale, device === 'mobile'),
      note: t(...potNote(pot, { asOf, now, clockOffsetMs }, { money, timeOfDay: formats.timeOfDay })),
      win: isBand ? (win === null ? '' : t(...win.note)) : null,
      winner: winner === undefined ? '' : t('jackpots.winner', { player: winner }),
      isJustWon: win?.isNew === true,
      isOutdated: isStale(asOf, now),
      share: isBand ? potShare(pot, shown, now, clockOffsetMs) : null,
    };
  });

  return (
    <section
      ref={ref}
      className={isBand ? styles.band : styles.line}
      aria-label={t('jackpots.title')}
      aria-busy={ticker.state === 'notRequested'}
      hidden={isHidden}
    >
      {hasFailed ? (
        <p className={styles.failed} role="status">
          <Icon name="plugs" />
          {t('jackpots.failed')}
        </p>
      ) : (
        <>
          <ul className={styles.cells}>
            {drawn.map((cell, index) => (
              <li key={cell.type}>
                {index === 0 && isBand && <Icon name="trophy-fill" size={36} />}
                <JackpotCell {...cell} />
                {index === 0 && isBand && <PauseButton isPaused={isPaused} />}
              </li>
            ))}
          </ul>
          {!isBand && <PauseButton isPaused={isPaused} />}
        </>
      )}
    </section>
  );
}

/** WCAG 2.2.2: moving content needs a pause control. */
function PauseButton({ isPaused }: { isPaused: boolean }) {
  const { t } = useText();
  useEffect(() => {
    restoreFiguresPause();
    figuresPause.setState({ canPause: true });
    return () => figuresPause.setState({ canPause: false });
  }, []);
  return (
    <IconButton
      label={t('jackpots.pause')}
      icon={isPaused ? 'play-fill' : 'pause-fill'}
      className={styles.pause}
      aria-pressed={isPaused}
      onClick={() => pauseFigures(!isPaused)}
    />
  );
}
