import type { GamePlace } from '../../domain/game/chosenGame.ts';
import { gameLink } from '../../domain/game/gameLink.browser.ts';
import type { GameTile } from '../../domain/game/gameTile.ts';
import { NamedCover } from '../../domain/game/NamedCover.tsx';
import { useText } from '../../i18n/TextContext.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import styles from './SimilarGames.module.css';

interface SimilarGamesProps {
  games: readonly GameTile[];
  launchedFrom: GamePlace['launchedFrom'];
}

/** Games of the same kind and theme, as covers under a heading. Renders nothing without games. */
export function SimilarGames({ games, launchedFrom }: SimilarGamesProps) {
  const { t } = useText();
  if (games.length === 0) return null;
  return (
    <section className={styles.similar}>
      <h2>{t('gameFacts.similar')}</h2>
      <ul>
        {games.map((game, index) => (
          <li key={game.id}>
            <SiteLink
              {...gameLink(game.id, { launchedFrom, sectionName: t('gameFacts.similar'), gameIndex: index + 1 })}
            >
              <NamedCover game={game} widths={[240]} width={150} height={200} />
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
