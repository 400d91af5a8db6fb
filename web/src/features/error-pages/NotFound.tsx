import { useEffect, useId } from 'react';
import type { GameTile } from '../../domain/game/gameTile.ts';
import { TileList } from '../../domain/game/TileList.tsx';
import { errorTitles } from '../../domain/site/errorTitles.ts';
import type { PageError } from '../../domain/site/errorTitles.ts';
import { sitePaths } from '../../domain/site/sitePaths.ts';
import { useText } from '../../i18n/TextContext.tsx';
import type { ErrorName } from '../../services/errors/errorNames.ts';
import { report } from '../../services/errors/report.ts';
import { openOverlay } from '../../services/overlays/openOverlay.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/iconNames.ts';
import { useNavigation } from '../../ui/NavigationContext.tsx';
import scrollRow from '../../ui/scrollRow.module.css';
import status from '../../ui/statusCard.module.css';
import styles from './NotFound.module.css';

export interface NotFoundProperties {
  error: PageError;
  /** True if the page could not be looked up; it may exist. */
  isTemporary?: boolean;
  /** Id of the failed request, for support. */
  reference?: string;
  /** Popular games to go on with. */
  games?: readonly GameTile[];
}

const icons: Record<PageError, IconName> = {
  pageNotFound: 'compass',
  gameNotFound: 'magnifying-glass',
  serverError: 'plugs',
};

/** S8: names under which error pages are tracked. */
const errorNames: Record<PageError, ErrorName> = {
  pageNotFound: 'PAGE_NOT_FOUND',
  gameNotFound: 'GAME_NOT_FOUND',
  serverError: 'INTERNAL_SERVER_ERROR',
};

/** Explains the error in one sentence, links onward and offers games. */
export default function NotFound({ error, isTemporary = false, reference, games = [] }: NotFoundProperties) {
  const { t } = useText();
  const navigation = useNavigation();
  const gamesId = useId();
  const heading = t(`errorPages.${error}.title`);
  useEffect(() => report(errorNames[error], { path: window.location.pathname }), [error]);
  return (
    <>
      <section className={styles.card}>
        <div className={status.ring}>
          <Icon name={isTemporary ? 'plugs' : icons[error]} size={36} />
        </div>
        {isTemporary ? (
          <h1>{t('errors.blockFailed.title')}</h1>
        ) : (
          // The text is English in every language (PG-11), so it declares its language.
          <h1 lang="en" className={heading === errorTitles[error] ? undefined : styles.title}>
            {errorTitles[error]}
          </h1>
        )}
        {!isTemporary && heading !== errorTitles[error] && <h2>{heading}</h2>}
        <p>{t(isTemporary ? 'errors.temporary.text' : `errorPages.${error}.text`)}</p>
        {reference !== undefined && (
          <p>
            {t('errorPages.reference')} <code>{reference}</code>
          </p>
        )}
        <div className={status.actions}>
          {isTemporary && (
            <Button variant="primary" data-early="" onClick={() => void navigation.reload()}>
              {t('site.tryAgain')}
            </Button>
          )}
          <ButtonLink href={sitePaths.lobby} variant={isTemporary ? 'outline' : 'primary'}>
            {t('errorPages.toLobby')}
          </ButtonLink>
          {error !== 'serverError' && !isTemporary && (
            <Button
              variant="outline"
              icon="magnifying-glass-bold"
              data-early=""
              data-opens="search"
              onClick={() => openOverlay('search')}
            >
              {t('site.searchGames')}
            </Button>
          )}
        </div>
      </section>
      {games.length > 0 && (
        <section className={styles.games} aria-labelledby={gamesId}>
          <h2 id={gamesId}>{t('errorPages.games')}</h2>
          <TileList
            tiles={games}
            className={scrollRow.row}
            sizes="(min-width:1440px) 240px, 165px"
            label={t('errorPages.games')}
            launchedFrom="reel"
          />
        </section>
      )}
    </>
  );
}
