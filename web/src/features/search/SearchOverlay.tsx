import type { Culture } from '@foyer/contract/ids';
import { useDeferredValue, useEffect, useId, useLayoutEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { loadFilterMessages } from '../../domain/game/loadFilterMessages.ts';
import { loadLazyMessages } from '../../i18n/loadLazyMessages.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { useVisit } from '../../services/market/VisitContext.tsx';
import { closeOverlay, overlayStore } from '../../services/overlays/openOverlay.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useLoadedView } from '../../ui/useLoadedView.ts';
import { useModalDialog } from '../../ui/useModalDialog.ts';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import { resultStep } from './resultStep.ts';
import { SearchResults } from './SearchResults.tsx';
import { SearchStart } from './SearchStart.tsx';
import { foldText } from './searchTexts.ts';
import { isLongEnough } from './shouldSearch.ts';
import { useGameSearch } from './useGameSearch.ts';
import styles from './SearchOverlay.module.css';

export interface SearchProperties {
  placeholder?: string | undefined;
}

/** Search over the whole page. Escape closes it and restores the focus. */
export default function SearchOverlay({ placeholder }: SearchProperties) {
  const { t } = useText();
  const isOpen = useStoreValue(overlayStore, (overlay) => overlay.open === 'search');
  // The field accepts letters in the next frame, before what is below it is drawn.
  const isDrawn = useDeferredValue(isOpen);
  const { ref, handlers } = useModalDialog(isOpen, true, closeOverlay);
  const field = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLDivElement>(null);
  /** Enter was pressed before the results for the text arrived. */
  const isEntered = useRef(false);
  const titleId = useId();
  const keysId = useId();
  const search = useGameSearch(isOpen);
  const { culture } = useVisit();
  // Without them a search finds games alone.
  const Actions = useLoadedView(
    isOpen,
    () => loadSearchActions(culture),
    () => undefined,
  );
  const { text, outcome } = search;
  // Before the paint: a letter typed right after it must not be selected and lost.
  const wasOpen = useRef(false);
  useLayoutEffect(() => {
    // Once an opening: React runs this effect again when it shows the overlay after hiding it for a part that loads.
    if (isOpen && !wasOpen.current) field.current?.select();
    wasOpen.current = isOpen;
  }, [isOpen]);
  useEffect(() => {
    if (outcome.kind === 'loading') return;
    if (isEntered.current) openBestMatch(results.current);
    isEntered.current = false;
  }, [outcome, isOpen]);
  const type = (typed: string) => {
    isEntered.current = false;
    search.type(typed);
  };
  const moveThroughResults = (event: KeyboardEvent) => {
    // An input method uses the arrow keys itself.
    if (
      event.defaultPrevented ||
      event.nativeEvent.isComposing ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      event.shiftKey
    )
      return;
    const links = [
      ...(results.current?.querySelectorAll<HTMLElement>('[data-result], a[href^="/game/"]:not([tabindex="-1"])') ??
        []),
    ].filter((link) => link.closest('[hidden]') === null);
    const at = event.target === field.current ? 'field' : links.findIndex((link) => link === event.target);
    const next = resultStep(
      event.key,
      at,
      links.map((link) => link.getBoundingClientRect()),
    );
    if (next === null) return;
    event.preventDefault();
    (next === 'field' ? field.current : links[next])?.focus();
  };
  // Moves the focus to the field before the pressed button disappears.
  const stay = (act: () => void) => {
    act();
    field.current?.focus();
  };
  return (
    <dialog ref={ref} className={styles.overlay} aria-labelledby={titleId} {...handlers} onKeyDown={moveThroughResults}>
      {isOpen && (
        <div className={styles.page}>
          <h2 id={titleId} className="visually-hidden">
            {t('search.title')}
          </h2>
          <form
            className={styles.bar}
            role="search"
            onSubmit={(event) => {
              event.preventDefault();
              const isCurrent =
                'text' in outcome
                  ? outcome.text === foldText(text)
                  : outcome.kind !== 'loading' && (outcome.kind !== 'short' || !isLongEnough(text));
              if (isCurrent) openBestMatch(results.current);
              else isEntered.current = true;
            }}
          >
            <label className={styles.field}>
              <Icon name="magnifying-glass-bold" />
              <input
                ref={field}
                // The type `search` would add a second clear button.
                type="text"
                inputMode="search"
                enterKeyHint="search"
                autoComplete="off"
                autoCapitalize="off"
                spellCheck={false}
                maxLength={60}
                aria-label={t('search.title')}
                aria-describedby={keysId}
                placeholder={placeholder ?? t('search.placeholder')}
                value={text}
                onChange={(event) => type(event.target.value)}
              />
              {text !== '' && (
                <button
                  type="button"
                  className={styles.clear}
                  aria-label={t('search.clear')}
                  onClick={() => {
                    type('');
                    field.current?.focus();
                  }}
                >
                  <Icon name="x-circle-fill" />
                </button>
              )}
            </label>
            <button type="button" className={styles.close} onClick={closeOverlay}>
              {t('site.close')} <kbd>Esc</kbd>
            </button>
          </form>
          <p id={keysId} className="visually-hidden">
            {t('search.keys')}
          </p>
          <div ref={results}>
            {isDrawn && Actions !== null && <Actions text={text} />}
            {isDrawn && (
              <SearchStart
                isShown={outcome.kind === 'short'}
                recent={search.recent}
                onSearch={type}
                onForget={() => stay(search.forget)}
              />
            )}
            {isDrawn && outcome.kind !== 'short' && (
              <SearchResults
                text={text}
                outcome={outcome}
                onExactly={() => stay(search.exactly)}
                onRetry={() => stay(search.retry)}
                onChoose={search.store}
              />
            )}
          </div>
        </div>
      )}
    </dialog>
  );
}

/**
 * Presses what Enter opens: an action whose name is typed in full, which comes before a game with a similar name; else
 * the best match, or without one the first action or list of games. The press of a game stores the search and tracks
 * where the game was chosen.
 */
function openBestMatch(results: HTMLElement | null): void {
  ['[data-result=whole]', 'article a', '[data-result]']
    .map((wanted) => results?.querySelector<HTMLElement>(wanted))
    .find(Boolean)
    ?.click();
}

async function loadSearchActions(culture: Culture) {
  const [module] = await Promise.all([
    import('./SearchActions.tsx'),
    loadFilterMessages(culture),
    loadLazyMessages(culture, 'accountMenu'),
  ]);
  return module;
}
