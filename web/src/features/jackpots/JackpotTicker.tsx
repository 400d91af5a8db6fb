import type { JackpotType } from '@foyer/contract/jackpots';
import { ownValue } from '@foyer/contract/ownValue';
import { useEffect, useRef } from 'react';
import { gamesStore } from '../../domain/game/gamesStore.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { useVisit } from '../../market/VisitContext.tsx';
import { IconButton } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import { potKey } from './heldAmounts.ts';
import { JackpotCell } from './JackpotCell.tsx';
import type { JackpotCellProps } from './JackpotCell.tsx';
import { limitMoney, potMoney } from './potMoney.ts';
import { isStale, potNote, potShare } from './potNote.ts';
import { tickerPause } from './tickerPause.ts';
import { useHeldJackpots } from './useHeldJackpots.ts';
import styles from './JackpotTicker.module.css';

/** From left to right, and whether a bar has to have its room before the amount is known. */
const cells: readonly { type: JackpotType; hasEnd: boolean }[] = [
  { type: 'megaMoolah', hasEnd: false },
  { type: 'rapid', hasEnd: true },
  { type: 'daily', hasEnd: true },
  { type: 'wowPot', hasEnd: false },
];

/** LB-10: the jackpots, in a band of cells or, without the flag of the revamped look, in a row of text. */
export default function JackpotTicker() {
  const { t, formats } = useText();
  const { device, flags, locale } = useVisit();
  const isHidden = useStoreValue(gamesStore, (games) => games.activeCategory !== null);
  const ref = useRef<HTMLElement>(null);
  const { ticker, held, isPaused, now } = useHeldJackpots(ref);
  const { data, clockOffsetMs } = ticker;
  const isBand = flags.revampedJackpotTicker;
  const hasFailed = data.length === 0 && ticker.state === 'failed';

  const drawn = cells.map(({ type, hasEnd }): JackpotCellProps => {
    const pot = data.find((one) => one.type === type);
    const shown = pot === undefined ? undefined : ownValue(held.shown, potKey(pot));
    if (pot === undefined || shown === undefined || now === null) {
      return { type, amount: null, note: '', isStale: false, share: hasEnd && isBand ? 0 : null };
    }
    const asOf = isPaused ? Math.min(pot.asOf, held.at) : pot.asOf;
    const money = (amount: number) => limitMoney(amount, pot.currencyIsoCode, locale);
    return {
      type,
      amount: potMoney(shown, pot.currencyIsoCode, locale, device === 'mobile'),
      note: t(...potNote(pot, { asOf, now, clockOffsetMs }, { money, timeOfDay: formats.timeOfDay })),
      isStale: isStale(asOf, now),
      share: isBand ? potShare(pot, shown, now, clockOffsetMs) : null,
    };
  });

  return (
    <section
      ref={ref}
      className={isBand ? styles.band : styles.line}
      aria-label={t('jackpots.title')}
      aria-busy={ticker.state === 'unasked'}
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

/** WCAG 2.2.2: what moves by itself can be stopped. */
function PauseButton({ isPaused }: { isPaused: boolean }) {
  const { t } = useText();
  useEffect(() => {
    tickerPause.setState({ canPause: true });
    return () => tickerPause.setState({ canPause: false });
  }, []);
  return (
    <IconButton
      label={t('jackpots.pause')}
      icon={isPaused ? 'play-fill' : 'pause-fill'}
      className={styles.pause}
      aria-pressed={isPaused}
      onClick={() => tickerPause.setState({ isPaused: !isPaused })}
    />
  );
}
