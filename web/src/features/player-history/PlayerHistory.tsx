import { useState } from 'react';
import { servicesTime } from '../../api/servicesClock.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { useVisit } from '../../market/VisitContext.tsx';
import { closeOverlay, overlayStore } from '../../overlays/openOverlay.ts';
import { showToast } from '../../overlays/toasts.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import { csvAmount, historyCsv } from './historyCsv.ts';
import { HistoryEntries } from './HistoryEntries.tsx';
import { periodOf } from './historyPeriod.ts';
import type { OwnDates, PeriodName } from './historyPeriod.ts';
import type { HistoryKind } from './historyTable.ts';
import { signedAmount } from './historyTable.ts';
import { HistoryTotals } from './HistoryTotals.tsx';
import { PeriodChoice } from './PeriodChoice.tsx';
import { saveFile } from './playerHistory.browser.ts';
import { PortalLinks } from './PortalLinks.tsx';
import { useHistory } from './useHistory.ts';
import styles from './PlayerHistory.module.css';

/** HI-01: games and money of a time the player chooses. */
export default function PlayerHistory() {
  const isOpen = useStoreValue(overlayStore, ({ open }) => open === 'history');
  const { t } = useText();
  return (
    <Dialog isOpen={isOpen} onClose={closeOverlay} title={t('history.title')} size="large">
      <HistoryBody />
    </Dialog>
  );
}

function HistoryBody() {
  const { t } = useText();
  const { locale } = useVisit();
  const [kind, setKind] = useState<HistoryKind>('games');
  const [name, setName] = useState<PeriodName>('week');
  const [own, setOwn] = useState<OwnDates>({ from: '', to: '' });
  const [period, setPeriod] = useState(() => periodOf(name, own, servicesTime(Date.now())));
  const [isSaving, setSaving] = useState(false);
  const history = useHistory(kind, period);

  function choose(nextName: PeriodName, nextOwn: OwnDates): void {
    setName(nextName);
    setOwn(nextOwn);
    setPeriod(periodOf(nextName, nextOwn, servicesTime(Date.now())));
  }

  async function save(): Promise<void> {
    setSaving(true);
    const lines = await history.all();
    setSaving(false);
    if (lines === null) return showToast(t('history.failed'), 'error');
    const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'medium' });
    const currency = history.newest?.page.currencyIsoCode ?? '';
    const columns =
      kind === 'games'
        ? (['history.game', 'history.stake', 'history.win'] as const)
        : (['history.what', 'history.amount'] as const);
    const head = [t('history.when'), ...columns.map((key) => t(key)), t('history.balance'), t('history.currency')];
    const rows = lines.map((line) =>
      line.kind === 'games'
        ? [
            moment.format(line.at),
            line.name,
            csvAmount(line.stake),
            line.win === null ? '' : csvAmount(line.win),
            csvAmount(line.balance),
            currency,
          ]
        : [
            moment.format(line.at),
            t(`history.move.${line.move}`),
            csvAmount(signedAmount(line.move, line.amount)),
            csvAmount(line.balance),
            currency,
          ],
    );
    saveFile(`foyer-${kind}.csv`, historyCsv(head, rows));
  }

  return (
    <div className={styles.history}>
      <div className={styles.kinds} role="group" aria-label={t('history.title')}>
        {(['games', 'money'] as const).map((each) => (
          <button key={each} type="button" aria-pressed={each === kind} onClick={() => setKind(each)}>
            {t(`history.${each}`)}
          </button>
        ))}
      </div>
      <PeriodChoice
        name={name}
        own={own}
        onName={(each) => choose(each, own)}
        onOwn={(dates) => choose('own', dates)}
      />
      <HistoryTotals response={period === null ? null : history.newest} />
      {period === null ? (
        <p className={styles.note}>{t('history.chooseDates')}</p>
      ) : (
        <HistoryEntries kind={kind} history={history} />
      )}
      <div className={styles.foot}>
        <Button variant="outline" isBusy={isSaving} disabled={history.lines.length === 0} onClick={() => void save()}>
          {t('history.save')}
        </Button>
        <PortalLinks />
      </div>
    </div>
  );
}
