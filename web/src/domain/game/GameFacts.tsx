import type { GameInformation } from '@foyer/contract/games';
import { gameTraits, traitNames } from '@foyer/contract/gameTraits';
import { useText } from '../../i18n/TextContext.tsx';
import { useVisit } from '../../services/market/VisitContext.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import type { GameGroupLinks } from './gameGroupLinks.ts';
import type { GameTile } from './gameTile.ts';
import styles from './GameFacts.module.css';

interface GameFactsProps extends Pick<GameInformation, 'stakes' | 'maxWin' | 'simulatedReturn'> {
  game: GameTile;
  /** Pages of its studio and theme. */
  groups: GameGroupLinks;
}

/** RTP, max win, volatility, stakes, studio and theme of a game as figures. */
export function GameFacts({ game, stakes, maxWin, simulatedReturn, groups: { studio, theme } }: GameFactsProps) {
  const { t, formats } = useText();
  const { locale } = useVisit();
  const money = (amount: number) => formats.money(amount, stakes.currencyIsoCode);
  const { young } = stakes;
  const span = `${money(stakes.minimum)} – ${money(stakes.maximum)}`;
  const isSlot = game.kind === 'slot';
  return (
    <dl className={styles.facts}>
      {game.rtp !== undefined && (
        <div>
          <dt>{t('gameFacts.rtp')}</dt>
          <dd>
            <span>{formats.percent(game.rtp)}</span>
            {simulatedReturn !== undefined && (
              <small>
                {t('gameFacts.rtp.simulated', {
                  mean: formats.percent(simulatedReturn.mean),
                  span: simulatedReturn.halfWidth.toLocaleString(locale, { maximumFractionDigits: 2 }),
                  rounds: simulatedReturn.rounds.toLocaleString(locale),
                })}
              </small>
            )}
          </dd>
        </div>
      )}
      {maxWin !== undefined && maxWin > 0 && (
        <div>
          <dt>{t(isSlot ? 'gameFacts.maxWin.spin' : 'gameFacts.maxWin')}</dt>
          <dd>
            <span>{t('gameFacts.timesStake', { multiple: maxWin.toLocaleString(locale) })}</span>
            {isSlot && <small>{t('gameFacts.maxWin.note')}</small>}
          </dd>
        </div>
      )}
      {traitNames.map((trait) => {
        const value = game[trait];
        if (value === undefined) return null;
        const levels: readonly string[] = gameTraits[trait];
        return (
          <div key={trait}>
            <dt>{t(`gameFacts.${trait}`)}</dt>
            <dd>
              <span>{t(`gameFacts.${trait}.value`, { value })}</span>
              <span className={styles.level} aria-hidden="true">
                {levels.map((level, index) => (
                  <i key={level} data-on={index <= levels.indexOf(value) || undefined} />
                ))}
              </span>
            </dd>
          </div>
        );
      })}
      {(studio !== undefined || game.provider !== '') && (
        <div>
          <dt>{t('gameFacts.provider')}</dt>
          <dd>{studio === undefined ? game.provider : <SiteLink href={studio.path}>{studio.name}</SiteLink>}</dd>
        </div>
      )}
      {theme !== undefined && (
        <div>
          <dt>{t('gameFacts.theme')}</dt>
          <dd>
            <SiteLink href={theme.path}>{theme.name}</SiteLink>
          </dd>
        </div>
      )}
      {stakes.maximum > 0 && (
        <div className={styles.stakes}>
          <dt>{t('gameFacts.stakes')}</dt>
          <dd>
            {young === undefined
              ? span
              : t('gameFacts.stakes.byAge', { span, below: young.below, most: money(young.maximum) })}
          </dd>
        </div>
      )}
    </dl>
  );
}
