import { memo } from 'react';
import type { BigWinner } from '../../domain/game/bigWinner.ts';
import { coverAddress, coverSet } from '../../domain/game/coverAddress.ts';
import { gameLink } from '../../domain/game/gameLink.browser.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { useVisit } from '../../market/VisitContext.tsx';
import { IconLink } from '../../ui/Button.tsx';
import styles from './BigWinners.module.css';

/** A win: the game's cover, the sum, who won it (masked) and for how much of a stake, and the way to the game. `place` is its place in the list, from 1. */
export const WinnerCard = memo(function WinnerCard({ winner, place }: { winner: BigWinner; place: number }) {
  const { t, formats } = useText();
  const { locale, mediaOrigin } = useVisit();
  const { tile, playerName, amount, currencyIsoCode, multiplier } = winner;
  return (
    <li className={styles.card}>
      <img
        src={coverAddress(tile.image, { mediaOrigin, width: 120 })}
        srcSet={coverSet(tile.image, mediaOrigin, [120, 240])}
        sizes="66px"
        width={66}
        height={88}
        alt={tile.name}
        loading="lazy"
      />
      <p className={styles.win}>
        <b className={styles.amount}>{formats.money(amount, currencyIsoCode)}</b>
        <span className={styles.who}>
          {playerName}{' '}
          <span className={styles.multiplier}>
            {t('winners.multiplier', { value: multiplierText(multiplier, locale) })}
          </span>
        </span>
      </p>
      {tile.isUnavailable !== true && (
        <IconLink
          {...gameLink(tile.id, { launchedFrom: 'bigWinners', sectionName: t('winners.title'), gameIndex: place })}
          label={t('winners.play', { name: tile.name })}
          icon="play-fill"
          className={styles.play}
        />
      )}
    </li>
  );
});

/** Small multiples have a part that matters; large ones are long enough without. Never rounded up. */
function multiplierText(multiplier: number, locale: string): string {
  const places = multiplier < 10 ? 10 : 1;
  return (Math.floor(multiplier * places) / places).toLocaleString(locale);
}
