import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { everyGame, filterCount, isChosen } from '../../domain/game/gameChoice.ts';
import type { GameChoice } from '../../domain/game/gameChoice.ts';
import { gameOrders } from '../../domain/game/gameOrder.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { featureName } from './featureName.ts';
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
  const { t } = useText();
  const { choice, count } = view;
  const chips = chipTexts(choice, t);
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

type Translate = ReturnType<typeof useText>['t'];

/** Returns a chip for each active filter, with the choice that remains without it. */
function chipTexts(choice: GameChoice, t: Translate): { word: string; without: GameChoice }[] {
  return [
    ...(choice.order === null
      ? []
      : [{ word: t('filters.order', { order: choice.order }), without: { ...choice, order: null } }]),
    ...(choice.hasJackpot ? [{ word: t('filters.jackpot'), without: { ...choice, hasJackpot: false } }] : []),
    ...(choice.isNew ? [{ word: t('filters.new'), without: { ...choice, isNew: false } }] : []),
    ...choice.volatilities.map((volatility) => ({
      word: t('filters.volatility', { volatility }),
      without: { ...choice, volatilities: without(choice.volatilities, volatility) },
    })),
    ...choice.providers.map((provider) => ({
      word: provider,
      without: { ...choice, providers: without(choice.providers, provider) },
    })),
    ...choice.features.map((feature) => ({
      word: featureName(feature, t),
      without: { ...choice, features: without(choice.features, feature) },
    })),
  ];
}

const without = <T,>(words: readonly T[], word: T): readonly T[] => words.filter((other) => other !== word);
const toggled = <T,>(words: readonly T[], word: T): readonly T[] =>
  words.includes(word) ? without(words, word) : [...words, word];

function Options({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div className={styles.options}>{children}</div>
    </fieldset>
  );
}

/** The grid changes only after the player confirms; the button states how many games match. */
function ChoiceForm({
  view: { choice, facets, countOf, hasFailed, ownOrder },
  onChoose,
  onRetry,
}: Pick<GridChoiceProps, 'view' | 'onChoose' | 'onRetry'>) {
  const { t } = useText();
  const [draft, setDraft] = useState(choice);
  const has = useMemo(() => facets?.(), [facets]);
  const { volatilities, providers, features } = draft;
  const check = (name: string, isOn: boolean, count: number, next: GameChoice) => (
    <button key={name} type="button" className={styles.option} aria-pressed={isOn} onClick={() => setDraft(next)}>
      {isOn && <Icon name="check-bold" size={16} />}
      <span className={styles.count}>
        <span>{name}</span> <small>{count}</small>
      </span>
    </button>
  );
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
      {has.jackpots + has.fresh > 0 && (
        <Options legend={t('filters.kinds')}>
          {has.fresh > 0 && check(t('filters.new'), draft.isNew, has.fresh, { ...draft, isNew: !draft.isNew })}
          {has.jackpots > 0 &&
            check(t('filters.jackpot'), draft.hasJackpot, has.jackpots, { ...draft, hasJackpot: !draft.hasJackpot })}
        </Options>
      )}
      {has.volatilities.size > 0 && (
        <Options legend={t('filters.volatilities')}>
          {(['low', 'medium', 'high'] as const).map((volatility) =>
            check(
              t('filters.volatility', { volatility }),
              volatilities.includes(volatility),
              has.volatilities.get(volatility) ?? 0,
              { ...draft, volatilities: toggled(volatilities, volatility) },
            ),
          )}
        </Options>
      )}
      {has.features.size > 0 && (
        <Options legend={t('filters.features')}>
          {[...has.features].map(([feature, games]) =>
            check(featureName(feature, t), features.includes(feature), games, {
              ...draft,
              features: toggled(features, feature),
            }),
          )}
        </Options>
      )}
      {has.providers.size > 0 && (
        <Options legend={t('filters.providers')}>
          {[...has.providers].map(([provider, games]) =>
            check(provider, providers.includes(provider), games, { ...draft, providers: toggled(providers, provider) }),
          )}
        </Options>
      )}
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
