import { useEffect, useId, useRef } from 'react';
import { useText } from '../../i18n/TextContext.tsx';
import { closeOverlay, overlayStore } from '../../overlays/openOverlay.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useModalDialog } from '../../ui/useModalDialog.ts';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import { SearchAnswer } from './SearchAnswer.tsx';
import styles from './SearchOverlay.module.css';
import { SearchStart } from './SearchStart.tsx';
import { useGameSearch } from './useGameSearch.ts';

export interface SearchProperties {
  placeholder?: string | undefined;
}

/** Search over the whole page. Escape closes it and gives the focus back. */
export default function SearchOverlay({ placeholder }: SearchProperties) {
  const { t } = useText();
  const isOpen = useStoreValue(overlayStore, (overlay) => overlay.open === 'search');
  const { ref, handlers } = useModalDialog(isOpen, true, closeOverlay);
  const field = useRef<HTMLInputElement>(null);
  const titleId = useId();
  const search = useGameSearch(isOpen);
  const { text, outcome } = search;
  useEffect(() => {
    if (isOpen) field.current?.select();
  }, [isOpen]);
  // The pressed button goes away; the focus must not go with it.
  const stay = (act: () => void) => {
    act();
    field.current?.focus();
  };
  return (
    <dialog ref={ref} className={styles.overlay} aria-labelledby={titleId} {...handlers}>
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
              search.keep();
              // The list below is what Enter asks for; a phone's keyboard makes room for it.
              field.current?.blur();
            }}
          >
            <label className={styles.field}>
              <Icon name="magnifying-glass-bold" />
              <input
                ref={field}
                // A plain text field: the search type brings a second button to clear it.
                type="text"
                inputMode="search"
                enterKeyHint="search"
                autoComplete="off"
                autoCapitalize="off"
                spellCheck={false}
                maxLength={60}
                aria-label={t('search.title')}
                placeholder={placeholder ?? t('search.placeholder')}
                value={text}
                onChange={(event) => search.type(event.target.value)}
              />
              {text !== '' && (
                <button
                  type="button"
                  className={styles.clear}
                  aria-label={t('search.clear')}
                  onClick={() => {
                    search.type('');
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
          {outcome.kind === 'short' ? <SearchStart recent={search.recent} onSearch={search.type} onForget={() => stay(search.forget)} /> : <SearchAnswer text={text} outcome={outcome} onExactly={() => stay(search.exactly)} onRetry={() => stay(search.retry)} onChoose={search.keep} />}
        </div>
      )}
    </dialog>
  );
}
