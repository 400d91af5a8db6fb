import { Fragment, lazy, Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/TextContext.tsx';
import { useVisit } from '../../services/market/VisitContext.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { groupLines, signedAmount, sumOf } from './historyLines.ts';
import type { GameLine, HistoryDay, HistoryKind, MoneyLine } from './historyLines.ts';
import type { History } from './useHistory.ts';
import styles from './PlayerHistory.module.css';

const RoundDraw = lazy(() => import('./RoundDraw.tsx'));

interface DayProps<Line> {
  day: HistoryDay<Line>;
  money: (amount: number) => string;
  time: (at: number) => string;
}

/** Transactions of a day. */
function MoneyDay({ day, money, time }: DayProps<MoneyLine>) {
  const { t } = useText();
  return (
    <tbody>
      <tr className={styles.day}>
        <th scope="rowgroup" colSpan={3}>
          {day.name}
        </th>
      </tr>
      {day.groups.flat().map(({ key, at, move, amount, balance }) => (
        <tr key={key}>
          <td>
            <span>{t(`history.move.${move}`)}</span> <small>{time(at)}</small>
          </td>
          <td className="num">{money(signedAmount(move, amount))}</td>
          <td className="num">{money(balance)}</td>
        </tr>
      ))}
    </tbody>
  );
}

/** Stake, win and net sum of rounds. */
function Figures({ lines, money }: { lines: readonly GameLine[]; money: DayProps<GameLine>['money'] }) {
  const { t } = useText();
  const { stake, win, net, isOpen } = sumOf(lines);
  return [money(stake), isOpen ? t('history.open') : money(win), money(net)].map((text, at) => (
    <td key={at} className="num">
      {text}
    </td>
  ));
}

/**
 * Rounds of a day, game by game. A game of several rounds unfolds to its rounds, and a round to how it was decided.
 * @param props.isPartial whether the day has more rounds than those loaded
 */
function GameDay({ day, money, time, isPartial }: DayProps<GameLine> & { isPartial: boolean }) {
  const { t } = useText();
  const [opened, setOpened] = useState<readonly string[]>([]);
  const toggle = (key: string) =>
    setOpened(opened.includes(key) ? opened.filter((each) => each !== key) : [...opened, key]);
  const unfold = (key: string, label: string | undefined, text: ReactNode) => (
    <button
      type="button"
      className={styles.unfold}
      aria-label={label}
      aria-expanded={opened.includes(key)}
      onClick={() => toggle(key)}
    >
      <Icon name="caret-right-bold" size={18} />
      {text}
    </button>
  );
  /** `name` only for a round that is the only one of its game. */
  const round = (line: GameLine, name: string) => {
    const text = (
      <span>
        <span>{name}</span> <small>{time(line.at)}</small>
      </span>
    );
    const label = `${name} ${time(line.at)}: ${t('history.draw')}`.trim();
    return (
      <Fragment key={line.key}>
        <tr className={name === '' ? styles.round : undefined}>
          <td>{line.win === null ? text : unfold(line.key, label, text)}</td>
          <Figures lines={[line]} money={money} />
        </tr>
        {opened.includes(line.key) && (
          <tr>
            <td className={styles.explanation} colSpan={4}>
              <Suspense fallback={<p role="status">{t('site.loading')}</p>}>
                <RoundDraw roundId={line.key} balance={line.balance} />
              </Suspense>
            </td>
          </tr>
        )}
      </Fragment>
    );
  };
  const net = money(sumOf(day.groups.flat()).net);
  return (
    <tbody>
      <tr className={styles.day}>
        <th scope="rowgroup" colSpan={2}>
          {day.name}
        </th>
        <td className="num" colSpan={2}>
          {isPartial ? t('history.soFar', { sum: net }) : net}
        </td>
      </tr>
      {day.groups.map((lines) => {
        const [first] = lines;
        if (first === undefined) return null;
        if (lines.length === 1) return round(first, first.name);
        const key = `${first.name} ${day.name}`;
        return (
          <Fragment key={key}>
            <tr>
              <td>
                {unfold(
                  key,
                  undefined,
                  <span>
                    <span>{first.name}</span> <small>{t('history.rounds', { count: lines.length })}</small>
                  </span>,
                )}
              </td>
              <Figures lines={lines} money={money} />
            </tr>
            {opened.includes(key) && lines.map((line) => round(line, ''))}
          </Fragment>
        );
      })}
    </tbody>
  );
}

const columnsOf = {
  games: ['history.game', 'history.stake', 'history.win', 'history.net'],
  money: ['history.what', 'history.amount', 'history.balance'],
} as const;

/** Entries of the period by day, newest first, with a button for more. */
export function HistoryEntries({
  kind,
  history: { newest, lines, isBusy, hasFailed, more },
}: {
  kind: HistoryKind;
  history: History;
}) {
  const { t, formats } = useText();
  const { locale } = useVisit();
  const currency = newest?.page.currencyIsoCode ?? 'EUR';
  const date = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric' });
  const shared = { money: (amount: number) => formats.money(amount, currency), time: formats.timeOfDay };
  const games = groupLines(
    lines.filter((line) => line.kind === 'games'),
    date.format,
  );
  const moves = groupLines(
    lines.filter((line) => line.kind === 'money'),
    date.format,
  );
  return (
    <>
      {hasFailed && <Notice kind="error">{t('history.failed')}</Notice>}
      {lines.length > 0 && (
        <table className={styles.table}>
          <thead>
            <tr>
              {columnsOf[kind].map((key) => (
                <th key={key} scope="col">
                  {t(key)}
                </th>
              ))}
            </tr>
          </thead>
          {games.map((day) => (
            <GameDay key={day.name} day={day} isPartial={more !== null && day === games.at(-1)} {...shared} />
          ))}
          {moves.map((day) => (
            <MoneyDay key={day.name} day={day} {...shared} />
          ))}
        </table>
      )}
      <p className={styles.note} role="status">
        {isBusy && lines.length === 0 ? t('site.loading') : !hasFailed && lines.length === 0 ? t('history.empty') : ''}
      </p>
      {more !== null && (lines.length > 0 || hasFailed) && (
        <Button className={styles.more} variant="outline" isBusy={isBusy} onClick={more}>
          {t(hasFailed ? 'site.tryAgain' : 'history.more')}
        </Button>
      )}
    </>
  );
}
