import type { PortalPage } from '@foyer/contract/portalPages';
import { useState } from 'react';
import { unknownFigure } from '../../domain/player/playerFigures.ts';
import { useOpenPortal } from '../../domain/portal/useOpenPortal.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { trackInteraction } from '../../services/analytics/trackInteraction.browser.ts';
import { servicesTime } from '../../services/api/servicesClock.ts';
import { isOff } from '../../services/market/isOff.ts';
import { useVisit } from '../../services/market/VisitContext.tsx';
import { closeOverlay, overlayStore } from '../../services/overlays/openOverlay.ts';
import { showToast } from '../../services/overlays/toasts.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import { csvAmount, historyCsv } from './historyCsv.ts';
import { HistoryEntries } from './HistoryEntries.tsx';
import type { HistoryKind, HistoryResponse } from './historyLines.ts';
import { signedAmount } from './historyLines.ts';
import { periodNames, periodOf } from './historyPeriod.ts';
import type { OwnDates, PeriodName } from './historyPeriod.ts';
import { saveTable } from './playerHistory.browser.ts';
import { useHistory } from './useHistory.ts';
import styles from './PlayerHistory.module.css';

/** HI-01: games and transactions of a period that the player chooses. */
export default function PlayerHistory() {
  const isOpen = useStoreValue(overlayStore, ({ open }) => open === 'history');
  const { t } = useText();
  return (
    <Dialog isOpen={isOpen} onClose={closeOverlay} title={t('history.title')} size="large">
      <HistoryBody />
    </Dialog>
  );
}

/** UK2: totals of the whole period, not only of the listed entries, and the lifetime net deposits (UK3). */
function HistoryTotals({ response }: { response: HistoryResponse | null }) {
  const { t, formats } = useText();
  const figures = figuresOf(response);
  const money = (amount: number | null) =>
    response === null || amount === null ? unknownFigure : formats.money(amount, response.page.currencyIsoCode);
  const open = response?.kind === 'games' ? response.page.open : undefined;
  return (
    <>
      <dl className={styles.totals}>
        {figures.map(([key, amount]) => (
          <div key={key}>
            <dt>{t(key)}</dt>
            <dd className="num">{money(amount)}</dd>
          </div>
        ))}
      </dl>
      {open !== undefined && open.rounds > 0 && (
        <p className={styles.note}>{t('history.openRounds', { count: open.rounds, staked: money(open.staked) })}</p>
      )}
    </>
  );
}

function figuresOf(response: HistoryResponse | null) {
  if (response?.kind === 'money') {
    const { totals, lifetimeNetDeposits } = response.page;
    return [
      ['history.deposited', totals.deposited],
      ['history.withdrawn', totals.withdrawn],
      ['history.lifetime', lifetimeNetDeposits],
    ] as const;
  }
  const totals = response?.page.totals ?? null;
  return [
    ['history.staked', totals?.staked ?? null],
    ['history.won', totals?.won ?? null],
    ['history.net', totals === null ? null : totals.won - totals.staked],
  ] as const;
}

interface PeriodChoiceProps {
  name: PeriodName;
  own: OwnDates;
  onName: (name: PeriodName) => void;
  onOwn: (own: OwnDates) => void;
}

/** Periods as chips, with two date fields for a custom one. */
function PeriodChoice({ name, own, onName, onOwn }: PeriodChoiceProps) {
  const { t } = useText();
  return (
    <>
      <div className={styles.periods} role="group" aria-label={t('history.period')}>
        {periodNames.map((each) => (
          <button key={each} type="button" aria-pressed={each === name} onClick={() => onName(each)}>
            {t(`history.period.${each}`)}
          </button>
        ))}
      </div>
      {name === 'own' && (
        <div className={styles.dates}>
          <label>
            {t('history.from')}
            <input type="date" value={own.from} onChange={(event) => onOwn({ ...own, from: event.target.value })} />
          </label>
          <label>
            {t('history.to')}
            <input type="date" value={own.to} onChange={(event) => onOwn({ ...own, to: event.target.value })} />
          </label>
        </div>
      )}
    </>
  );
}

const portalLinks = [
  ['transaction-history', 'history.portal.transactions'],
  ['game-history', 'history.portal.games'],
  ['communication-preferences', 'history.portal.preferences'],
  ['your-data', 'history.portal.yourData'],
] as const satisfies readonly (readonly [PortalPage, string])[];

/** Opens the account portal (HI-02). Buttons instead of links, because each press creates a single-use address. */
function PortalLinks() {
  const { t } = useText();
  const openPortal = useOpenPortal();
  const open = async (page: PortalPage) => {
    trackInteraction({ area: 'playerHistory', action: 'portal', page });
    if (!(await openPortal(page))) showToast(t('history.portal.failed'), 'error');
  };
  return (
    <ul className={styles.links} aria-label={t('history.portal')}>
      {portalLinks.map(([page, label]) => (
        <li key={page}>
          <button type="button" className="text-button" onClick={() => void open(page)}>
            {t(label)}
          </button>
        </li>
      ))}
    </ul>
  );
}

function HistoryBody() {
  const { t } = useText();
  const visit = useVisit();
  const { locale } = visit;
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
    saveTable(`foyer-${kind}.csv`, historyCsv(head, rows));
  }

  return (
    <div className="stack g16">
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
        {history.lines.length > 0 && (
          <Button variant="outline" isBusy={isSaving} onClick={() => void save()}>
            {t('history.save')}
          </Button>
        )}
        {!isOff(visit, 'portal') && <PortalLinks />}
      </div>
    </div>
  );
}
