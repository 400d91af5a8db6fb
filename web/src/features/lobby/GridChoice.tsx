import { gameOrders, traitNames } from '@foyer/contract/gameTraits';
import { reversed } from '@foyer/contract/reversed';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { filterNames } from '../../domain/game/choiceNames.ts';
import type { GameFilter } from '../../domain/game/choiceNames.ts';
import { filterText } from '../../domain/game/filterText.ts';
import type { FilterTextParts } from '../../domain/game/filterText.ts';
import { everyGame, filterCount, isChosen, knownValues } from '../../domain/game/gameChoice.ts';
import type { GameChoice } from '../../domain/game/gameChoice.ts';
import { useFilterTexts } from '../../domain/game/useFilterTexts.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { GridView } from './gridView.ts';
import styles from './GridChoice.module.css';

interface GridChoiceProps {
  view: GridView;
  isOpen: boolean;
  onChoose: (choice: GameChoice) => void;
  onClose: () => void;
  /** Requests the list of all games again. */
  onRetry: () => void;
}

/** LB-13: chips of the active filters, each removable, and the sheet with all filters. */
export default function GridChoice({ view, isOpen, onChoose, onClose, onRetry }: GridChoiceProps) {
  const texts = useFilterTexts();
  const { t } = texts;
  const { choice, count } = view;
  const chips = chipTexts(choice, texts);
  return (
    <>
      <ul className={styles.chosen} aria-label={t('filters.chosen')}>
        {chips.map(({ word, without }) => (
          <li key={word}>
            <button
              type="button"
              className={styles.chip}
              aria-label={t('filters.drop', { word })}
              onClick={() => onChoose(without)}
            >
              <span>{word}</span>
              <Icon name="x-bold" size={16} />
            </button>
          </li>
        ))}
        {chips.length > 0 && (
          <li>
            <button type="button" className={styles.clear} onClick={() => onChoose(everyGame)}>
              {t('filters.clear')}
            </button>
          </li>
        )}
      </ul>
      {count === 0 && (
        <div className={styles.nothing}>
          <Icon name="magnifying-glass" size={44} />
          <p>{t('filters.nothing')}</p>
          <Button variant="outline" onClick={() => onChoose(everyGame)}>
            {t('filters.clear')}
          </Button>
        </div>
      )}
      <Dialog isOpen={isOpen} onClose={onClose} title={t('filters.title')} size="medium" isSheet>
        <ChoiceForm view={view} onChoose={onChoose} onRetry={onRetry} />
      </Dialog>
    </>
  );
}

/** Returns a chip for each active filter, with the choice that remains without it. */
function chipTexts(choice: GameChoice, texts: FilterTextParts): { word: string; without: GameChoice }[] {
  return [
    ...(choice.order === null
      ? []
      : [{ word: texts.t('filters.order', { order: choice.order }), without: { ...choice, order: null } }]),
    ...reversed(filterNames).flatMap((name) =>
      choice[name].map((value) => ({
        word: filterText(name, value, texts),
        without: { ...choice, [name]: without(choice[name], value) },
      })),
    ),
  ];
}

const without = <T,>(words: readonly T[], word: T): readonly T[] => words.filter((other) => other !== word);
const toggled = <T,>(words: readonly T[], word: T): readonly T[] =>
  words.includes(word) ? without(words, word) : [...words, word];

function Options({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div className="flex wrap g8">{children}</div>
    </fieldset>
  );
}

/** The grid changes only after the player confirms; the button states how many games match. */
function ChoiceForm({
  view: { choice, facets, countOf, hasFailed, ownOrder },
  onChoose,
  onRetry,
}: Pick<GridChoiceProps, 'view' | 'onChoose' | 'onRetry'>) {
  const texts = useFilterTexts();
  const { t } = texts;
  const [draft, setDraft] = useState(choice);
  const has = useMemo(() => facets?.(), [facets]);
  if (has === undefined || countOf === null) {
    return (
      <div className={styles.waiting} role="status">
        <p>{t(hasFailed ? 'lobby.failed' : 'filters.loading')}</p>
        {hasFailed && (
          <Button variant="outline" onClick={onRetry}>
            {t('site.tryAgain')}
          </Button>
        )}
      </div>
    );
  }
  const count = countOf(draft);
  const option = (name: GameFilter, value: string) => {
    const isOn = draft[name].includes(value);
    return (
      <button
        key={name + value}
        type="button"
        className={styles.option}
        aria-pressed={isOn}
        onClick={() => setDraft({ ...draft, [name]: toggled(draft[name], value) })}
      >
        {isOn && <Icon name="check-bold" size={16} />}
        <span className={styles.count}>
          <span>{filterText(name, value, texts)}</span> <small>{has[name].get(value) ?? 0}</small>
        </span>
      </button>
    );
  };
  const groups: (readonly [legend: string, ...names: GameFilter[]])[] = [
    [t('filters.only'), 'new', 'jackpot'],
    [t('filters.kinds'), 'kind'],
    ...reversed(traitNames).map((trait) => [t(`gameFacts.${trait}`), trait] as const),
    [t('filters.stakes'), 'stake'],
    [t('filters.features'), 'feature'],
    [t('filters.providers'), 'provider'],
  ];
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onChoose(draft);
      }}
    >
      <Options legend={t('filters.sort')}>
        {gameOrders.map((order) => (
          <label key={order} className={styles.radio}>
            <input
              type="radio"
              name="order"
              checked={(draft.order ?? ownOrder) === order}
              onChange={() => setDraft({ ...draft, order: order === ownOrder ? null : order })}
            />
            <span>{t('filters.order', { order })}</span>
          </label>
        ))}
      </Options>
      {groups.map(([legend, ...names]) => {
        // A list of one kind of games offers no choice of kinds.
        const offered = names.filter((name) => has[name].size > (name === 'kind' ? 1 : 0));
        return offered.length === 0 ? null : (
          <Options key={legend} legend={legend}>
            {offered.flatMap((name) =>
              (knownValues[name] ?? [...has[name].keys()]).map((value) => option(name, value)),
            )}
          </Options>
        );
      })}
      <div className={styles.foot}>
        <Button variant="outline" onClick={() => setDraft(everyGame)} disabled={!isChosen(draft)}>
          {t('filters.clear')}
        </Button>
        <Button type="submit" variant="primary">
          {t('filters.show', { count, filters: filterCount(draft) })}
        </Button>
      </div>
      <p className="visually-hidden" role="status">
        {t('lobby.count', { count })}
      </p>
    </form>
  );
}
