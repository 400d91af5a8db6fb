import type { AnyEndpoint, CallInput, ResponseBody } from '@foyer/contract/endpoint';
import type { Exclusion, ExclusionEvent } from '@foyer/contract/exclusion';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../i18n/TextContext.tsx';
import { createApiClient } from '../../services/api/apiClient.browser.ts';
import { useVisit } from '../../services/market/VisitContext.tsx';
import { currentUserToken } from '../../services/session/userToken.browser.ts';
import { Button } from '../../ui/Button.tsx';
import { CheckField } from '../../ui/CheckField.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { sitePaths } from '../site/sitePaths.ts';
import { postExclusion, postReturn, postReturnWithdrawal } from './exclusionApi.ts';
import styles from './ExclusionSection.module.css';

interface ExclusionSectionProps {
  /** Of a refused login; null for a player who is logged in (MT5). */
  returnToken: string | null;
}

/**
 * State of a self-exclusion, its history, and the way back once the chosen period is over: what a return means, a
 * confirmation and the request, which can be withdrawn with one press (UK20, ON4, MT4).
 */
export default function ExclusionSection({ returnToken }: ExclusionSectionProps) {
  const { t } = useText();
  const [exclusion, setExclusion] = useState<Exclusion | null>(null);
  const [problem, setProblem] = useState<'failed' | 'uncertain' | 'expired' | null>(null);
  const [isBusy, setBusy] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const token = returnToken === null ? {} : { returnToken };

  /** Returns the new state; null if the call failed, which may have reached the service if it asks for a change. */
  async function request<E extends AnyEndpoint>(
    endpoint: E,
    input: CallInput<E>,
    failure: 'failed' | 'uncertain',
  ): Promise<ResponseBody<E> | null> {
    setBusy(true);
    const response = await createApiClient().call(endpoint, input, {
      token: returnToken === null ? currentUserToken() : null,
    });
    setBusy(false);
    const isExpired =
      !response.ok && returnToken !== null && 'status' in response.failure && response.failure.status === 401;
    setProblem(response.ok ? null : isExpired ? 'expired' : failure);
    return response.ok ? response.value : null;
  }
  function show(changed: Exclusion): void {
    setExclusion(changed);
    // The pressed control is gone.
    heading.current?.focus();
  }
  async function load(): Promise<Exclusion | null> {
    const loaded = await request(postExclusion, { body: token }, 'failed');
    if (loaded !== null) setExclusion(loaded);
    return loaded;
  }
  async function askToReturn(): Promise<void> {
    const response = await request(postReturn, { body: { ...token, understood: true } }, 'uncertain');
    if (response !== null) show(response.exclusion);
  }
  async function withdraw(): Promise<void> {
    const response = await request(postReturnWithdrawal, { body: token }, 'uncertain');
    if (response !== null) show(response.exclusion);
  }
  async function loadAgain(): Promise<void> {
    const loaded = await load();
    if (loaded !== null) show(loaded);
  }
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- loads once; each change returns the new state
  useEffect(() => void load(), []);

  return (
    <section className={styles.section} aria-label={t('exclusion.title')}>
      <h2 ref={heading} tabIndex={-1}>
        {t('exclusion.title')}
      </h2>
      {problem !== null && (
        <Notice kind="error">
          <p>{t(`exclusion.${problem}`)}</p>
          {problem !== 'expired' && (
            <Button size="s" variant="outline" isBusy={isBusy} onClick={() => void loadAgain()}>
              {t('exclusion.loadAgain')}
            </Button>
          )}
          <SiteLink href={sitePaths.help}>{t('exclusion.support')}</SiteLink>
        </Notice>
      )}
      {problem === null && exclusion?.isExcluded === true && (
        <ReturnState
          exclusion={exclusion}
          isBusy={isBusy}
          onRequest={() => void askToReturn()}
          onWithdraw={() => void withdraw()}
        />
      )}
      {exclusion !== null && <ExclusionHistory exclusion={exclusion} />}
    </section>
  );
}

interface ReturnStateProps {
  exclusion: Exclusion;
  isBusy: boolean;
  onRequest: () => void;
  onWithdraw: () => void;
}

function ReturnState({ exclusion, isBusy, onRequest, onWithdraw }: ReturnStateProps) {
  const { t } = useText();
  const time = exclusionTime(useVisit().locale);
  const { until, opensAt, mayRequestReturn, coolingOffHours, heldBy } = exclusion;
  return (
    <>
      {opensAt !== null ? (
        <>
          <p role="status">{t('exclusion.opens', { at: time.format(Date.parse(opensAt)) })}</p>
          <p>{t('exclusion.opens.what')}</p>
          <Button variant="outline" isBusy={isBusy} onClick={onWithdraw}>
            {t('exclusion.withdraw')}
          </Button>
        </>
      ) : mayRequestReturn ? (
        <ReturnForm hours={coolingOffHours} isBusy={isBusy} onRequest={onRequest} />
      ) : (
        until !== null && (
          <p>
            {t(heldBy === 'register' ? 'exclusion.heldUntil' : 'exclusion.until', {
              until: time.format(Date.parse(until)),
            })}
          </p>
        )
      )}
      {heldBy !== undefined && <p>{t(`exclusion.heldBy.${heldBy}`)}</p>}
    </>
  );
}

/** Staying needs nothing. A return needs to open the form, to confirm, and to send it. */
function ReturnForm({ hours, isBusy, onRequest }: { hours: number | null; isBusy: boolean; onRequest: () => void }) {
  const { t } = useText();
  const [isUnderstood, setUnderstood] = useState(false);
  const [isMissing, setMissing] = useState(false);
  return (
    <>
      <p>{t('exclusion.over')}</p>
      <details className={styles.fold}>
        <summary>{t('exclusion.return')}</summary>
        <div>
          <p>{hours === null ? t('exclusion.return.what') : t('exclusion.return.whatHours', { hours })}</p>
          <p>{t('exclusion.return.then')}</p>
          <CheckField
            label={t('exclusion.return.understood')}
            checked={isUnderstood}
            onChange={(event) => setUnderstood(event.target.checked)}
            error={isMissing && !isUnderstood ? t('exclusion.return.missing') : undefined}
          />
          <Button variant="outline" isBusy={isBusy} onClick={() => (isUnderstood ? onRequest() : setMissing(true))}>
            {t('exclusion.return.send')}
          </Button>
        </div>
      </details>
    </>
  );
}

/** Everything that happened in the player's self-exclusions, newest first. */
function ExclusionHistory({ exclusion: { events, currencyIsoCode } }: { exclusion: Exclusion }) {
  const { t, formats } = useText();
  const time = exclusionTime(useVisit().locale);
  if (events.length === 0) return null;
  const textOf = ({ kind, until, count, amount }: ExclusionEvent) =>
    t(`exclusion.event.${kind}`, {
      until: until === null ? '–' : time.format(Date.parse(until)),
      count: count ?? 0,
      amount: amount === null ? '–' : formats.money(amount, currencyIsoCode),
    });
  return (
    <details className={styles.fold}>
      <summary>{t('exclusion.history')}</summary>
      <div>
        <ol className={styles.events}>
          {events.map((event, index) => (
            // Events are only added, and two of a kind may have the same time.
            <li key={events.length - index}>
              <time dateTime={event.at}>{time.format(Date.parse(event.at))}</time>
              <span>{textOf(event)}</span>
            </li>
          ))}
        </ol>
      </div>
    </details>
  );
}

/** Formats the date and time of an exclusion's event in the player's language. */
function exclusionTime(locale: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', hourCycle: 'h23' });
}
