import { useDeferredValue, useEffect, useMemo, useSyncExternalStore } from 'react';
import { BottomNavigation } from '../features/bottom-navigation/BottomNavigation.tsx';
import { GameInformation } from '../features/game-information/GameInformation.tsx';
import { createFormats } from '../i18n/formats.ts';
import { createTranslate } from '../i18n/messages.ts';
import type { Messages } from '../i18n/messages.ts';
import { TextContext } from '../i18n/TextContext.tsx';
import { VisitContext } from '../market/VisitContext.tsx';
import { PageView } from '../page/PageView.tsx';
import { CurrentPathContext, NavigationContext } from '../ui/NavigationContext.tsx';
import type { Navigation } from '../ui/NavigationContext.tsx';
import { PageAnnouncer } from './PageAnnouncer.tsx';
import type { PageStore } from './pageStore.ts';

interface AppProps {
  page: PageStore;
  messages: Messages;
  navigation: Navigation;
  /** Called once, when React has taken over the server's markup. */
  onAlive?: () => void;
}

export function App({ page, messages, navigation, onAlive }: AppProps) {
  const state = useSyncExternalStore(page.subscribe, page.getState, page.getInitialState);
  const { model, visit, isPending, count } = state;
  // Views that come later to the same page are drawn in slices, so that they keep no tap waiting; another page is drawn at once.
  const drawn = useDeferredValue(state);
  const { views } = drawn.model === model ? drawn : state;
  const text = useMemo(
    () => ({ t: createTranslate(messages), formats: createFormats(visit.locale) }),
    [messages, visit.locale],
  );
  useEffect(() => {
    onAlive?.();
    // Once: what starts then stays for the life of the page.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  useEffect(() => {
    document.title = model.head.title;
  }, [model]);
  return (
    <VisitContext value={visit}>
      <TextContext value={text}>
        <NavigationContext value={navigation}>
          <CurrentPathContext value={model.path}>
            <a className="skip" href="#content">
              {text.t('site.skipToContent')}
            </a>
            {/* Ahead of the page: what it says of a page on its way, tiles behind it show (`GameTileView.module.css`). */}
            <PageAnnouncer title={model.head.title} isPending={isPending} count={count} />
            <PageView
              model={model}
              views={views}
              around={
                <>
                  <BottomNavigation blocks={model.blocks} />
                  <GameInformation />
                </>
              }
            />
          </CurrentPathContext>
        </NavigationContext>
      </TextContext>
    </VisitContext>
  );
}
