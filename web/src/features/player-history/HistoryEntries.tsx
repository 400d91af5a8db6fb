import { Fragment, lazy, Suspense, useState } from 'react';
import { useText } from '../../i18n/TextContext.tsx';
import { useVisit } from '../../services/market/VisitContext.tsx';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { signedAmount } from './historyLines.ts';
import type { HistoryKind, HistoryLine } from './historyLines.ts';
import type { History } from './useHistory.ts';
import styles from './PlayerHistory.module.css';

const RoundDraw = lazy(() => import('./RoundDraw.tsx'));

/** Entries of the period, newest first, with a button for more. */
export function HistoryEntries({
  kind,
  history: { newest, lines, isBusy, hasFailed, more },
}: {
  kind: HistoryKind;
  history: History;
}) {
  const { t, formats } = useText();
  const { locale } = useVisit();
  const [explained, setExplained] = useState<string | null>(null);
  const currency = newest?.page.currencyIsoCode ?? 'EUR';
  const moment = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const money = (amount: number) => formats.money(amount, currency);
  const columns =
    kind === 'games'
      ? (['history.game', 'history.stake', 'history.win'] as const)
      : (['history.what', 'history.amount'] as const);
  const cells = (line: HistoryLine) =>
    line.kind === 'games'
      ? [line.name, money(line.stake), line.win === null ? t('history.open') : money(line.win)]
      : [t(`history.move.${line.move}`), money(signedAmount(line.move, line.amount))];
  return (
    <>
      {hasFailed && <Notice kind="error">{t('history.failed')}</Notice>}
      {lines.length > 0 && (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('history.when')}</th>
              {columns.map((key) => (
                <th key={key} scope="col">
                  {t(key)}
                </th>
              ))}
              <th scope="col">{t('history.balance')}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <Fragment key={line.key}>
                <tr>
                  <td className="num">{moment.format(line.at)}</td>
                  {cells(line).map((text, index) => (
                    <td
                      key={columns[index]}
                      className={index > 0 ? 'num' : styles.name}
                      data-name={index > 0 && columns[index] !== undefined ? t(columns[index]) : undefined}
                    >
                      <span>{text}</span>
                      {index === 0 && line.kind === 'games' && line.win !== null && (
                        <button
                          type="button"
                          className={styles.explain}
                          aria-expanded={explained === line.key}
                          onClick={() => setExplained(explained === line.key ? null : line.key)}
                        >
                          {t('history.draw')}
                        </button>
                      )}
                    </td>
                  ))}
                  <td className="num" data-name={t('history.balance')}>
                    {money(line.balance)}
                  </td>
                </tr>
                {explained === line.key && (
                  <tr className={styles.explanation}>
                    <td colSpan={5}>
                      <Suspense fallback={<p role="status">{t('site.loading')}</p>}>
                        <RoundDraw roundId={line.key} />
                      </Suspense>
                    </td>
                  </tr>
                )}
              </Fragment>
            ))}
          </tbody>
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
