import { coverAddress, coverSet } from '../../domain/game/coverAddress.ts';
import { gameLink } from '../../domain/game/gameLink.browser.ts';
import { gamesStore } from '../../domain/game/gamesStore.ts';
import { usePlayerFigures } from '../../domain/player/usePlayerFigures.ts';
import { sitePaths } from '../../domain/site/sitePaths.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { useVisit } from '../../services/market/VisitContext.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import { cardGame } from './cardGame.ts';
import type { HeroProperties } from './cardGame.ts';
import styles from './PlayerHero.module.css';

/** The last played (or newest) game, with the player's figures beside it. */
export default function PlayerHero({ heading, newest, secondaryAction }: HeroProperties) {
  const { t, formats } = useText();
  const { continuePlaying, mediaOrigin } = useVisit();
  const recentlyPlayedGameIds = useStoreValue(gamesStore, (games) => games.recentlyPlayedGameIds);
  const lobbyGames = useStoreValue(gamesStore, (games) => games.lobbyGames);
  const figures = usePlayerFigures();
  const card = cardGame({ continuePlaying, recentlyPlayedGameIds, lobbyGames, newest });
  const why = card?.isLastPlayed === true ? t('site.lastPlayed') : t('site.newestGame');
  return (
    <div className={styles.cards} data-tells="hero">
      {card !== null && (
        <section className={styles.game} aria-labelledby="hero-game">
          <picture className={styles.cover}>
            <img
              src={coverAddress(card.game.image, { width: 240, mediaOrigin })}
              srcSet={coverSet(card.game.image, mediaOrigin)}
              sizes="(min-width: 1440px) 208px, (min-width: 768px) 142px, 96px"
              width={240}
              height={320}
              alt=""
              fetchPriority="high"
            />
          </picture>
          {/* The key replaces the text of one game by that of another without moving the layout. */}
          <div key={card.game.id} className={styles.text}>
            {heading !== undefined && <h1 className={styles.greeting}>{heading}</h1>}
            <small className={styles.label}>{why}</small>
            <h2 id="hero-game">{card.game.name}</h2>
            <p className={styles.facts}>
              {t('site.gameFacts', { why, provider: card.game.provider, rtp: formats.percent(card.game.rtp) })}
            </p>
            <p className={styles.line}>
              {t('site.netToday')} <span className="num">{figures.netToday}</span>
            </p>
            <ButtonLink
              className={styles.action}
              {...gameLink(card.game.id, { launchedFrom: 'hero', sectionName: why, gameIndex: 1 })}
              variant="primary"
              icon="play-fill"
            >
              {t('site.play')}
            </ButtonLink>
          </div>
        </section>
      )}
      <section className={styles.play} aria-labelledby="hero-play">
        <h2 id="hero-play">{t('site.myPlay')}</h2>
        <dl>
          <Figure name={t('site.netToday')} value={figures.netToday} />
          <Figure name={t('site.netSession')} value={figures.net} />
          <Figure name={t('site.sessionTime')} value={figures.session} />
          <Figure name={t('site.balance')} value={figures.balance} />
        </dl>
        {/* UK13: editors link the deposit limit here. */}
        <ButtonLink href={secondaryAction?.Url ?? sitePaths.myPlay} icon="shield-check">
          {secondaryAction?.Name ?? t('site.saferGambling')}
        </ButtonLink>
      </section>
    </div>
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
