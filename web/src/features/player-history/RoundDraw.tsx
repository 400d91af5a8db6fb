import type { GameRound } from '@foyer/contract/history';
import { useEffect, useState } from 'react';
import { useText } from '../../i18n/TextContext.tsx';
import { useVisit } from '../../services/market/VisitContext.tsx';
import { notLoaded } from '../../services/query/queryState.ts';
import type { QueryState } from '../../services/query/queryState.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { createRoundQuery, saveRecord } from './playerHistory.browser.ts';
import { RoundReplay } from './RoundReplay.tsx';
import styles from './RoundDraw.module.css';

/**
 * How one round was decided: the draw in words, the figures, and the record that replays it (GM-09, UK16). `balance`
 * after the round, in minor units.
 */
export default function RoundDraw({ roundId, balance }: { roundId: string; balance: number }) {
  const { t, formats } = useText();
  const { flags } = useVisit();
  const [state, setState] = useState<QueryState<GameRound>>(notLoaded);
  useEffect(() => createRoundQuery(roundId, setState).follow(), [roundId]);

  if (state.name === 'notLoaded')
    return state.failure === null ? (
      <p role="status">{t('site.loading')}</p>
    ) : (
      <Notice kind="error">{t('history.draw.failed')}</Notice>
    );
  const { currencyIsoCode, stake, win, draw, record, replay } = state.value;
  const figures = [
    ['history.stake', formats.money(stake, currencyIsoCode)],
    ['history.draw.return', win === null ? t('history.open') : formats.money(win, currencyIsoCode)],
    ['history.balance', formats.money(balance, currencyIsoCode)],
    ['history.draw.round', roundId],
    ...(record === null
      ? []
      : ([
          ['history.draw.seed', record.seed],
          ['history.draw.rules', record.rulesVersion],
        ] as const)),
  ] as const;
  return (
    <section className={styles.draw} aria-label={t('history.draw')}>
      {draw.map((sentence, at) => (
        <p key={at}>{sentence}</p>
      ))}
      {replay !== undefined && flags.roundReplay && <RoundReplay link={replay} />}
      <dl>
        {figures.map(([key, text]) => (
          <div key={key}>
            <dt>{t(key)}</dt>
            <dd className="num">{text}</dd>
          </div>
        ))}
      </dl>
      {record === null ? (
        <p>{t('history.draw.notRecorded')}</p>
      ) : (
        <>
          <p className={styles.hint}>{t('history.draw.hint')}</p>
          <Button variant="outline" onClick={() => saveRecord(`round-${roundId}.json`, record)}>
            {t('history.draw.save')}
          </Button>
        </>
      )}
    </section>
  );
}
