import { useEffect } from 'react';
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
import status from '../../ui/statusCard.module.css';

export interface NotFoundProperties {
  error: PageError;
  /** True if the page could not be looked up; it may exist. */
  isTemporary?: boolean;
  /** Id of the failed request, for support. */
  reference?: string;
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

/** Explains the error in one sentence and links onward. */
export default function NotFound({ error, isTemporary = false, reference }: NotFoundProperties) {
  const { t } = useText();
  const navigation = useNavigation();
  useEffect(() => report(errorNames[error], { path: window.location.pathname }), [error]);
  return (
    <section className={status.card}>
      <div className={status.ring}>
        <Icon name={isTemporary ? 'plugs' : icons[error]} size={36} />
      </div>
      {isTemporary ? (
        <h1>{t('errors.blockFailed.title')}</h1>
      ) : (
        // The text is English in every language (PG-11), so it declares its language.
        <h1 lang="en">{errorTitles[error]}</h1>
      )}
      <p>{t(isTemporary ? 'errors.temporary.text' : `errors.${error}.text`)}</p>
      {reference !== undefined && (
        <p>
          {t('errors.reference')} <code>{reference}</code>
        </p>
      )}
      <div className={status.actions}>
        {isTemporary && (
          <Button variant="primary" data-early="" onClick={() => void navigation.reload()}>
            {t('site.tryAgain')}
          </Button>
        )}
        <ButtonLink href={sitePaths.lobby} variant={isTemporary ? 'outline' : 'primary'}>
          {t('errors.toLobby')}
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
  );
}
