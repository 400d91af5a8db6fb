import { lazy, Suspense, useState } from 'react';
import type { GameTile } from '../../domain/game/gameTile.ts';
import { usePlayerFigures } from '../../domain/player/usePlayerFigures.ts';
import { FavouriteButton } from '../../domain/favourites/FavouriteButton.tsx';
import { useText } from '../../i18n/TextContext.tsx';
import { Button, ButtonLink, IconButton } from '../../ui/Button.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useNavigation } from '../../ui/NavigationContext.tsx';
import styles from './GameTopBar.module.css';

const GameMenu = lazy(() => import('./GameMenu.tsx'));

interface GameTopBarProps {
  game: GameTile;
  others: readonly GameTile[];
  onFullScreen: () => void;
  onInformation: () => void;
}

/** The bar over a game: the ways out on the left, the figures in the middle, safer gambling always in reach (GM-05). */
export function GameTopBar({ game, others, onFullScreen, onInformation }: GameTopBarProps) {
  const { t } = useText();
  const navigation = useNavigation();
  const [isMenuOpen, setMenuOpen] = useState(false);
  return (
    <div className={styles.bar} role="toolbar" aria-label={t('game.bar')}>
      <Button className={styles.close} variant="plain" icon="x-bold" onClick={() => navigation.back('/')}>
        {t('game.close')}
      </Button>
      <ButtonLink className={styles.wide} variant="outline" icon="house-simple" href="/">
        {t('game.lobby')}
      </ButtonLink>
      <h1 className={styles.name}>{game.name}</h1>
      <GameFigures />
      <SiteLink className={styles.safer} href="/responsible-gaming">
        <Icon name="shield-check" />
        <span>{t('site.saferGambling')}</span>
      </SiteLink>
      <span className={styles.wide}>
        <FavouriteButton gameGroupId={game.id} name={game.name} />
      </span>
      <IconButton className={styles.wide} label={t('game.rulesAndReturn')} icon="info" onClick={onInformation} />
      <IconButton className={styles.wide} label={t('game.fullScreen')} icon="corners-out" onClick={onFullScreen} />
      <IconButton
        className={styles.narrow}
        label={t('game.menu')}
        icon="dots-three-vertical"
        aria-haspopup="dialog"
        aria-expanded={isMenuOpen}
        onClick={() => setMenuOpen(true)}
      />
      {isMenuOpen && (
        <Suspense>
          <GameMenu game={game} others={others} onClose={() => setMenuOpen(false)} onInformation={onInformation} />
        </Suspense>
      )}
    </div>
  );
}

function GameFigures() {
  const { t } = useText();
  const figures = usePlayerFigures();
  const shown = [
    ['session', t('game.session'), figures.session],
    ['net', t('game.net'), figures.net],
    ['balance', t('game.balance'), figures.balance],
    ['time', t('game.time'), figures.time],
  ] as const;
  return (
    <dl className={styles.figures}>
      {shown.map(([key, name, value]) => (
        <div key={key} data-figure={key}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
