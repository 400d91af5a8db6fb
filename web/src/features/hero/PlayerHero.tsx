import { coverAddress, coverSet } from '../../domain/game/coverAddress.ts';
import { gameLink } from '../../domain/game/gameLink.browser.ts';
import { gamesStore } from '../../domain/game/gamesStore.ts';
import { unknownFigure } from '../../domain/player/playerFigures.ts';
import { useIsNewPlayer } from '../../domain/player/useIsNewPlayer.ts';
import { useOldFigures, usePlayerFigures } from '../../domain/player/usePlayerFigures.ts';
import { protectionStore } from '../../domain/safer-gambling/protectionStore.ts';
import { sitePaths } from '../../domain/site/sitePaths.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { useVisit } from '../../services/market/VisitContext.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import { cardGame } from './cardGame.ts';
import type { HeroProperties } from './cardGame.ts';
import { shownLimit, usedShare } from './shownLimit.ts';
import '../../ui/progress.css';
import styles from './PlayerHero.module.css';

/** The last played (or newest) game, with the player's figures beside it. */
export default function PlayerHero({ heading, newPlayerHeading, newest, secondaryAction }: HeroProperties) {
  const { t, formats } = useText();
  const { continuePlaying, mediaOrigin, brandName } = useVisit();
  const recentlyPlayedGameIds = useStoreValue(gamesStore, (games) => games.recentlyPlayedGameIds);
  const lobbyGames = useStoreValue(gamesStore, (games) => games.lobbyGames);
  const figures = usePlayerFigures();
  const card = cardGame({ continuePlaying, recentlyPlayedGameIds, lobbyGames, newest });
  const welcome = t('site.heroHeading', { brand: brandName });
  const isNewPlayer = useIsNewPlayer();
  // "Welcome back" belongs to a game that the player knows.
  const greeting = isNewPlayer ? (newPlayerHeading ?? welcome) : card?.isLastPlayed === true ? heading : welcome;
  const why = card?.isLastPlayed === true ? t('site.lastPlayed') : t('site.newestGame');
  const rtp = card?.game.rtp;
  const facts = [
    why,
    card?.game.provider ?? '',
    rtp === undefined ? '' : t('lobby.rtp', { rtp: formats.percent(rtp) }),
  ];
  return (
    <div className={styles.cards} data-part="hero" data-track="hero">
      {card !== null && (
        <section className={styles.game} aria-labelledby="hero-game">
          <picture className={styles.cover}>
            <img
              src={coverAddress(card.game.image, { width: 240, mediaOrigin })}
              srcSet={coverSet(card.game.image, mediaOrigin)}
              sizes="(min-width: 1776px) 264px, (min-width: 1440px) 208px, (min-width: 768px) 142px, 96px"
              width={240}
              height={320}
              alt=""
              fetchPriority="high"
            />
          </picture>
          {/* The key replaces the text of one game by that of another without moving the layout. */}
          <div key={card.game.id} className={styles.text}>
            {greeting !== undefined && <h1 className={styles.greeting}>{greeting}</h1>}
            <small className={styles.label}>{why}</small>
            <h2 id="hero-game">{card.game.name}</h2>
            <p className={styles.facts}>{facts.filter((fact) => fact !== '').join(' · ')}</p>
            <p className={styles.line}>
              {t('site.netToday')} <span className="num">{figures.netToday}</span>
            </p>
            <div className={styles.actions}>
              <ButtonLink
                className={styles.action}
                {...gameLink(card.game.id, { launchedFrom: 'hero', sectionName: why, gameIndex: 1 })}
                variant="primary"
                icon="play-fill"
              >
                {t('site.play')}
              </ButtonLink>
              <ButtonLink className={styles.narrow} href={sitePaths.myPlay}>
                {t('site.myPlay')}
              </ButtonLink>
            </div>
          </div>
        </section>
      )}
      <MyPlay limitsLink={secondaryAction} netToday={figures.netToday} />
    </div>
  );
}

/**
 * Figures of the player's own play that the header does not show, and the two tools that change them. Unknown figures
 * are dashes.
 */
function MyPlay({ limitsLink, netToday }: { limitsLink: HeroProperties['secondaryAction']; netToday: string }) {
  const { t, formats } = useText();
  const protection = useStoreValue(protectionStore, (state) => state.protection);
  const money = (amount: number | null = null) =>
    protection === null || amount === null ? unknownFigure : formats.money(amount, protection.currencyIsoCode);
  const oldAt = useOldFigures();
  const limit = protection === null ? null : shownLimit(protection.limits);
  const limitUse =
    limit === null
      ? protection === null
        ? unknownFigure
        : t('site.noLimit')
      : t('site.limitUse', { used: money(limit.used), limit: money(limit.value) });
  return (
    <section className={styles.play} aria-labelledby="hero-play">
      <h2 id="hero-play">{t('site.myPlay')}</h2>
      {oldAt !== null && <p className={styles.age}>{t('site.figuresAt', { time: formats.timeOfDay(oldAt) })}</p>}
      <dl>
        <Figure name={t('site.netToday')} value={netToday} />
        <Figure name={t('site.netWeek')} value={money(protection?.netPosition.week)} />
        <Figure name={t('site.netDeposits')} value={money(protection?.lifetimeNetDeposits)} />
        <Figure name={t('site.depositLimit', { period: limit?.period ?? 'none' })} value={limitUse} />
      </dl>
      {/* The figure above says the same in words. Without a limit its space stays empty. */}
      {limit === null ? (
        <div className={styles.noLimit} />
      ) : (
        <progress max={1} value={usedShare(limit)} aria-hidden="true" />
      )}
      <div className={styles.tools}>
        {/* UK13: editors link the deposit limit here. */}
        <ButtonLink href={limitsLink?.Url ?? sitePaths.myPlay} icon="sliders-horizontal">
          {limitsLink?.Name ?? t('site.changeLimit')}
        </ButtonLink>
        <ButtonLink href={sitePaths.myPlay} icon="coffee" data-section="breaks">
          {t('site.takeBreak')}
        </ButtonLink>
      </div>
    </section>
  );
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="num">{value}</dd>
    </div>
  );
}
