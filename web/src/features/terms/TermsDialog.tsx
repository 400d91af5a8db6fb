import type { Account } from '@foyer/contract/accounts';
import type { ResponseBody } from '@foyer/contract/endpoint';
import { useEffect, useId, useRef, useState } from 'react';
import { useText } from '../../i18n/TextContext.tsx';
import { trackInteraction } from '../../services/analytics/trackInteraction.browser.ts';
import { createApiClient } from '../../services/api/apiClient.browser.ts';
import { useVisit } from '../../services/market/VisitContext.tsx';
import { playerStore } from '../../services/player/playerStore.ts';
import { createServerQuery } from '../../services/query/createServerQuery.browser.ts';
import { notLoaded } from '../../services/query/queryState.ts';
import type { QueryState } from '../../services/query/queryState.ts';
import { putAccountDetails } from '../../services/session/accountDetails.browser.ts';
import { requestLogout } from '../../services/session/requestLogout.browser.ts';
import { postAcceptTerms } from '../../services/session/sessionApi.ts';
import { currentUserToken } from '../../services/session/userToken.browser.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { SafeHtml } from '../../ui/SafeHtml.tsx';
import { getTerms } from './termsApi.ts';
import { changesSince, type LastAcceptance, termsDay } from './termsDates.ts';
import styles from './TermsDialog.module.css';

type Terms = ResponseBody<typeof getTerms>;

/**
 * RG-06: resolves with the account only after the service has stored the acceptance; `changed` if other terms apply by
 * now.
 */
async function acceptTerms({ version }: Terms): Promise<Account | 'changed' | null> {
  const query = version === null ? {} : { query: { version } };
  const response = await createApiClient().call(postAcceptTerms, query, { token: currentUserToken() });
  if (!response.ok) {
    const { failure } = response;
    return failure.kind === 'refused' && failure.status === 409 ? 'changed' : null;
  }
  if (!('account' in response.value)) return null;
  const { account } = response.value;
  playerStore.setState({ account });
  const { session } = playerStore.getState();
  if (session !== null) putAccountDetails({ account, session });
  return account.regulated.areTermsAndConditionsAccepted ? account : null;
}

interface TermsDialogProps {
  /** The earlier terms that the player accepted; null if the terms are not an update. */
  since: LastAcceptance | null;
  onAccepted: (account: Account) => void;
}

/** RG-06: title, changes, the terms, and two buttons of equal weight. Nothing else closes the dialog. */
export default function TermsDialog({ since, onAccepted }: TermsDialogProps) {
  const { t } = useText();
  const { locale } = useVisit();
  const titleId = useId();
  const [state, setState] = useState<QueryState<Terms>>(notLoaded);
  const [query] = useState(() =>
    createServerQuery<Terms>({
      name: 'terms',
      load: (signal) => createApiClient().call(getTerms, {}, { signal }),
      onState: setState,
    }),
  );
  const [isBusy, setBusy] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const [isReplaced, setReplaced] = useState(false);
  useEffect(() => query.follow(), [query]);
  useEffect(() => trackInteraction({ area: 'terms', action: 'shown' }), []);
  // Only the current terms can be accepted: not earlier ones while the next load runs or after it failed.
  const text = state.name === 'loaded' ? state.value : null;
  const hasFailed = 'failure' in state && state.failure !== null;

  function leave(): void {
    trackInteraction({ area: 'terms', action: 'logOut' });
    requestLogout();
  }

  async function accept(): Promise<void> {
    trackInteraction({ area: 'terms', action: 'accept' });
    setBusy(true);
    setRefused(false);
    if (text === null) return;
    const result = await acceptTerms(text);
    setBusy(false);
    setRefused(result === null);
    if (result === 'changed') {
      setReplaced(true);
      void query.refresh();
    } else if (result !== null) onAccepted(result);
  }

  return (
    <Dialog
      isOpen
      isDismissable={false}
      onClose={() => undefined}
      title={text?.title ?? t('terms.title')}
      titleId={titleId}
      size="medium"
    >
      <div className={styles.dialog}>
        <div className={styles.head}>
          <h2 id={titleId}>{text?.title ?? t('terms.title')}</h2>
          {text !== null && text.lastUpdated !== null && (
            <p className={styles.updated}>
              {text.version === null
                ? t('terms.updated', { date: termsDay(text.lastUpdated, locale) })
                : t('terms.version', { version: text.version, date: termsDay(text.lastUpdated, locale) })}
            </p>
          )}
        </div>
        {/* A scrolling region must be focusable for keyboard users. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must take the focus (WCAG 2.1.1) */}
        <div className={styles.body} tabIndex={0} role="region" aria-labelledby={titleId}>
          {isReplaced && <Notice kind="warning">{t('terms.replaced')}</Notice>}
          {since !== null && text !== null && <TermsChanges terms={text} since={since} />}
          {text === null && !hasFailed && <p>{t('terms.loading')}</p>}
          {hasFailed && (
            <Notice kind="error">
              <p>{t('terms.failed')}</p>
              <Button size="s" onClick={() => void query.refresh()}>
                {t('site.tryAgain')}
              </Button>
            </Notice>
          )}
          {text !== null && <TermsText html={text.html} />}
        </div>
        <div className={styles.foot}>
          {isRefused && <Notice kind="error">{t('terms.notStored')}</Notice>}
          <p className="t13 muted">{t('terms.decide')}</p>
          <div className={styles.actions}>
            <Button variant="outline" size="l" onClick={leave}>
              {t('site.logOut')}
            </Button>
            <Button variant="outline" size="l" isBusy={isBusy} disabled={text === null} onClick={() => void accept()}>
              {t('terms.accept')}
            </Button>
          </div>
        </div>
      </div>
    </Dialog>
  );
}

/** What changed since the terms that the player accepted, by version, with a link to those terms. */
function TermsChanges({ terms: { version, versions, changes }, since }: { terms: Terms; since: LastAcceptance }) {
  const { t } = useText();
  const { locale } = useVisit();
  const unread = changesSince(versions, version, since);
  const accepted = versions.find((each) => each.version === since.version);
  const listed = unread.length > 0 ? unread : changes.length > 0 ? [{ version: null, date: '', changes }] : [];
  return (
    <Notice kind="info">
      <p>{listed.length === 0 ? t('terms.changed') : t('terms.differences')}</p>
      {listed.map((each) => (
        <div key={each.version} className={styles.changes}>
          {each.version !== null && (
            <b>{t('terms.version', { version: each.version, date: termsDay(each.date, locale) })}</b>
          )}
          <ul>
            {each.changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        </div>
      ))}
      {typeof accepted?.path === 'string' && (
        <a href={accepted.path} target="_blank" rel="noopener">
          {t('terms.accepted')}
        </a>
      )}
    </Notice>
  );
}

/** The terms after a table of contents. */
function TermsText({ html }: { html: string }) {
  const { t } = useText();
  const box = useRef<HTMLDivElement>(null);
  const [headings, setHeadings] = useState<readonly string[]>([]);
  const all = () => [...(box.current?.querySelectorAll<HTMLElement>('h2, h3') ?? [])];
  useEffect(() => setHeadings(all().map(({ textContent }) => textContent)), [html]);
  return (
    <>
      {headings.length > 1 && (
        <nav className={styles.contents} aria-label={t('terms.contents')}>
          <ol>
            {headings.map((heading, index) => (
              <li key={heading + String(index)}>
                <button type="button" onClick={() => all()[index]?.scrollIntoView({ block: 'start' })}>
                  {heading}
                </button>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <div ref={box}>
        <SafeHtml html={html} className={styles.text} />
      </div>
    </>
  );
}
