import type { GameRound } from '@foyer/contract/history';
import { useEffect, useState } from 'react';
import { useText } from '../../i18n/TextContext.tsx';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { loadRound, saveRecord } from './playerHistory.browser.ts';
import styles from './RoundDraw.module.css';

/** How one round was decided: the draw in words, the figures, and the record that replays it (GM-09, UK16). */
export default function RoundDraw({ roundId }: { roundId: string }) {
  const { t, formats } = useText();
  const [round, setRound] = useState<GameRound | 'loading' | null>('loading');

  useEffect(() => {
    const abort = new AbortController();
    void loadRound(roundId, abort.signal).then((loaded) => {
      if (!abort.signal.aborted) setRound(loaded);
    });
    return () => abort.abort();
  }, [roundId]);

  if (round === 'loading') return <p role="status">{t('site.loading')}</p>;
  if (round === null) return <Notice kind="error">{t('history.draw.failed')}</Notice>;
  const { currencyIsoCode, stake, win, draw, record } = round;
  const figures = [
    ['history.stake', formats.money(stake, currencyIsoCode)],
    ['history.draw.return', win === null ? t('history.open') : formats.money(win, currencyIsoCode)],
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
