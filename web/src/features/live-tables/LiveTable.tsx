import type { LiveTable as Table, TableResults } from '@foyer/contract/liveTables';
import { useCallback } from 'react';
import type { TableProps } from '../../domain/game/tileStores.ts';
import type { Formats } from '../../i18n/formats.ts';
import type { Translate } from '../../i18n/messages.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { useVisit } from '../../services/market/VisitContext.tsx';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import { watchTable } from './liveTables.browser.ts';
import { liveTablesStore } from './liveTablesStore.ts';
import type { ShownTable } from './shownTable.ts';
import { tableMoney } from './tableMoney.ts';
import styles from './LiveTable.module.css';

/**
 * State of a live table over the cover of its tile. The cover keeps its size, and a table without facts leaves the tile
 * as it is. The sentence for screen readers becomes part of the name of the tile's link.
 */
export function LiveTable({ gameGroupId, name }: TableProps) {
  const ref = useCallback((place: HTMLElement) => watchTable(place, gameGroupId), [gameGroupId]);
  const shown = useStoreValue(liveTablesStore, (state) => state.shown.get(gameGroupId) ?? null);
  return (
    <span ref={ref} className={styles.place} data-state={shown?.state}>
      {shown !== null && <TableFacts name={name} shown={shown} />}
    </span>
  );
}

interface TextParts {
  t: Translate;
  formats: Formats;
  locale: string;
}

function TableFacts({ name, shown }: { name: string; shown: ShownTable }) {
  const { t, formats } = useText();
  const { locale } = useVisit();
  const texts = { t, formats, locale };
  const stakes = stakesOf(shown.table, locale);
  return (
    <>
      <span className="visually-hidden">{` ${sentenceOf(shown, texts)}`}</span>
      <span className={styles.mark} aria-hidden="true">
        <Mark shown={shown} />
      </span>
      <span className={styles.facts} aria-hidden="true">
        <b translate="no">{name}</b>
        <span className={styles.middle}>
          <Middle shown={shown} />
        </span>
        <span className={styles.line}>
          <span className="num" translate="no">
            {`${stakes.minimum}–${stakes.maximum}`}
          </span>
          {shown.state === 'open' && <span>{t('liveTables.free', { free: freeSeats(shown) })}</span>}
        </span>
      </span>
    </>
  );
}

/** Top corner of the tile: live with its hours, closed, or the time of old facts. */
function Mark({ shown }: { shown: ShownTable }) {
  const { t, formats } = useText();
  if (shown.state === 'closed') return <span>{t('liveTables.closed')}</span>;
  if (shown.state === 'old') return <span>{t('liveTables.asOf', { time: formats.timeOfDay(shown.asOf) })}</span>;
  const { closesAt } = shown.table;
  return (
    <>
      <b>{t('liveTables.live')}</b>
      <span>
        {closesAt === null ? t('liveTables.always') : t('liveTables.until', { time: formats.timeOfDay(closesAt) })}
      </span>
    </>
  );
}

/** Dealer and results of an open table, the next opening of a closed one. */
function Middle({ shown }: { shown: ShownTable }) {
  const { t, formats } = useText();
  const { locale } = useVisit();
  // With the key, React does not reuse this element for the dealer, which would move up.
  if (shown.state === 'closed')
    return (
      <span key="opening" className={styles.opening}>
        {openingOf(shown, { t, formats, locale })}
      </span>
    );
  if (shown.table.state === 'closed') return null;
  return (
    <>
      <span className={styles.dealer}>{t('liveTables.dealer', { name: shown.table.dealerName })}</span>
      {shown.state === 'open' && (
        <span className={styles.results}>
          {marksOf(shown.table.results, t).map(({ text, look }, at) => (
            <i key={at} data-look={look}>
              {text}
            </i>
          ))}
        </span>
      )}
    </>
  );
}

function marksOf(results: TableResults, t: Translate): { text: string; look: string }[] {
  return results.game === 'roulette'
    ? results.last.map(({ pocket, colour }) => ({ text: String(pocket), look: colour }))
    : results.last.map((result) => ({ text: t('liveTables.handMark', { result }), look: result }));
}

function resultTexts(results: TableResults, { t, locale }: TextParts): string {
  const texts =
    results.game === 'roulette'
      ? results.last.map(({ pocket, colour }) => t('liveTables.pocket', { pocket, colour }))
      : results.last.map((result) => t('liveTables.hand', { result }));
  return new Intl.ListFormat(locale).format(texts.slice(0, maxSpokenResults));
}

/** As many results as the narrowest tile shows. */
const maxSpokenResults = 5;

const freeSeats = ({ table }: Extract<ShownTable, { state: 'open' }>): number => table.seats.total - table.seats.taken;

const stakesOf = ({ stakes, currencyIsoCode }: Table, locale: string) => ({
  minimum: tableMoney(stakes.minimum, currencyIsoCode, locale),
  maximum: tableMoney(stakes.maximum, currencyIsoCode, locale),
});

function openingOf(
  { table: { opensAt }, opensIn }: Extract<ShownTable, { state: 'closed' }>,
  { t, formats, locale }: TextParts,
): string {
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long' }).format(opensAt);
  return t('liveTables.opens', { day: opensIn, weekday, time: formats.timeOfDay(opensAt) });
}

/** Everything that the tile shows, as sentences. */
function sentenceOf(shown: ShownTable, texts: TextParts): string {
  const { t, formats, locale } = texts;
  const stakes = stakesOf(shown.table, locale);
  if (shown.state === 'closed') return t('liveTables.closedSentence', { opening: openingOf(shown, texts), ...stakes });
  if (shown.state === 'old') return t('liveTables.oldSentence', { time: formats.timeOfDay(shown.asOf), ...stakes });
  const { closesAt, dealerName, seats, results } = shown.table;
  return t('liveTables.openSentence', {
    hours:
      closesAt === null ? t('liveTables.openAlways') : t('liveTables.openUntil', { time: formats.timeOfDay(closesAt) }),
    dealer: dealerName,
    ...stakes,
    free: freeSeats(shown),
    total: seats.total,
    results: resultTexts(results, texts),
  });
}
