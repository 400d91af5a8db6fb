import { useDeferredValue, useEffect, useMemo, useSyncExternalStore } from 'react';
import { decodePercent } from '../base/decodePercent.ts';
import { BottomNavigation } from '../features/bottom-navigation/BottomNavigation.tsx';
import { GameInformation } from '../features/game-information/GameInformation.tsx';
import { createFormats } from '../i18n/formats.ts';
import { createTranslate } from '../i18n/messages.ts';
import type { Messages } from '../i18n/messages.ts';
import { TextContext } from '../i18n/TextContext.tsx';
import { ErrorBoundary } from '../services/errors/ErrorBoundary.tsx';
import { VisitContext } from '../services/market/VisitContext.tsx';
import { closeOverlay } from '../services/overlays/openOverlay.ts';
import { CurrentPathContext, NavigationContext } from '../ui/NavigationContext.tsx';
import type { Navigation } from '../ui/NavigationContext.tsx';
import type { PageViewProps } from './page/PageView.tsx';
import { PageView } from './page/PageView.tsx';
import type { PageStore } from './pageStore.ts';

interface AppProps {
  page: PageStore;
  messages: Messages;
  navigation: Navigation;
  /** Called once, after hydration. */
  onAlive?: () => void;
  /** Surrounds each block; `PageView` has its default. */
  Boundary?: PageViewProps['Boundary'];
}

interface PageAnnouncerProps {
  title: string;
  isPending: boolean;
  /** Number of pages shown in this tab. The first one needs no announcement, because the browser announces it. */
  count: number;
}

/** Announces the title of a page after client-side navigation, and shows pending navigation. */
function PageAnnouncer({ title, isPending, count }: PageAnnouncerProps) {
  return (
    <>
      <div className="visually-hidden" role="status" aria-live="polite">
        {count > 1 ? title : ''}
      </div>
      <div className="page-progress" data-pending={isPending || undefined} aria-hidden="true" />
    </>
  );
}

export function App({ page, messages, navigation, onAlive, Boundary }: AppProps) {
  const state = useSyncExternalStore(page.subscribe, page.getState, page.getInitialState);
  const { model, visit, isPending, count } = state;
  // Views that join the same page later render as a deferred update, so that they do not block input. A new page
  // renders at once.
  const drawn = useDeferredValue(state);
  const { views } = drawn.model === model ? drawn : state;
  const text = useMemo(
    () => ({ t: createTranslate(messages), formats: createFormats(visit.locale) }),
    [messages, visit.locale],
  );
  useEffect(() => {
    onAlive?.();
    // Runs once; what starts here runs for the life of the page.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  useEffect(() => {
    document.title = model.head.title;
  }, [model]);
  return (
    <VisitContext value={visit}>
      <TextContext value={text}>
        <NavigationContext value={navigation}>
          <CurrentPathContext value={decodePercent(model.path) ?? model.path}>
            <a className="skip" href="#content">
              {text.t('site.skipToContent')}
            </a>
            {/* Must precede the page: its pending state styles the tiles after it (`GameTileView.module.css`). */}
            <PageAnnouncer title={model.head.title} isPending={isPending} count={count} />
            <PageView
              model={model}
              views={views}
              isServerPage={count === 1 && model === page.getInitialState().model}
              Boundary={Boundary}
              around={
                <>
                  <ErrorBoundary name="bottomNavigation">
                    <BottomNavigation blocks={model.blocks} />
                  </ErrorBoundary>
                  <ErrorBoundary name="gameInformation" onError={closeOverlay}>
                    <GameInformation />
                  </ErrorBoundary>
                </>
              }
            />
          </CurrentPathContext>
        </NavigationContext>
      </TextContext>
    </VisitContext>
  );
}
