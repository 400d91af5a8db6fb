import type { Account } from '@foyer/contract/accounts';
import type { ResponseBody } from '@foyer/contract/endpoint';
import { useEffect, useId, useRef, useState } from 'react';
import { useText } from '../../i18n/TextContext.tsx';
import { trackInteraction } from '../../services/analytics/trackInteraction.browser.ts';
import { createApiClient } from '../../services/api/apiClient.browser.ts';
import { useVisit } from '../../services/market/VisitContext.tsx';
import { playerStore } from '../../services/player/playerStore.ts';
import { putAccountDetails } from '../../services/session/accountDetails.browser.ts';
import { postAcceptTerms } from '../../services/session/sessionApi.ts';
import { useLogout } from '../../services/session/useLogout.ts';
import { currentUserToken } from '../../services/session/userToken.browser.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { SafeHtml } from '../../ui/SafeHtml.tsx';
import { getTerms } from './termsApi.ts';
import { termsDay } from './termsDates.ts';
import styles from './TermsDialog.module.css';

type Terms = ResponseBody<typeof getTerms>;

/** RG-06: resolves with the account only after the service has stored the acceptance. */
async function acceptTerms(): Promise<Account | null> {
  const response = await createApiClient().call(postAcceptTerms, {}, { token: currentUserToken() });
  if (!response.ok || !('account' in response.value)) return null;
  const { account } = response.value;
  playerStore.setState({ account });
  const { session } = playerStore.getState();
  if (session !== null) putAccountDetails({ account, session });
  return account.regulated.areTermsAndConditionsAccepted ? account : null;
}

interface TermsDialogProps {
  isUpdate: boolean;
  onAccepted: (account: Account) => void;
}

/** RG-06: title, changes, the terms, and two buttons of equal weight. Nothing else closes the dialog. */
export default function TermsDialog({ isUpdate, onAccepted }: TermsDialogProps) {
  const { t } = useText();
  const { locale } = useVisit();
  const logOut = useLogout();
  const titleId = useId();
  const [terms, setTerms] = useState<Terms | 'failed' | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    const abort = new AbortController();
    void createApiClient()
      .call(getTerms, {}, { signal: abort.signal })
      .then((response) => {
        if (!abort.signal.aborted) setTerms(response.ok ? response.value : 'failed');
      });
    return () => abort.abort();
  }, [attempt]);
  useEffect(() => trackInteraction({ area: 'terms', action: 'shown' }), []);
  const text = terms === null || terms === 'failed' ? null : terms;

  function leave(): void {
    trackInteraction({ area: 'terms', action: 'logOut' });
    logOut();
  }

  async function accept(): Promise<void> {
    trackInteraction({ area: 'terms', action: 'accept' });
    setBusy(true);
    setRefused(false);
    const account = await acceptTerms();
    setBusy(false);
    setRefused(account === null);
    if (account !== null) onAccepted(account);
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
            <p className={styles.updated}>{t('terms.updated', { date: termsDay(text.lastUpdated, locale) })}</p>
          )}
        </div>
        {/* A scrolling region must be focusable for keyboard users. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must take the focus (WCAG 2.1.1) */}
        <div className={styles.body} tabIndex={0} role="region" aria-labelledby={titleId}>
          {isUpdate && <Notice kind="info">{text?.changes ?? t('terms.changed')}</Notice>}
          {terms === null && <p>{t('terms.loading')}</p>}
          {terms === 'failed' && (
            <Notice kind="error">
              <p>{t('terms.failed')}</p>
              <Button size="s" onClick={() => setAttempt(attempt + 1)}>
                {t('site.tryAgain')}
              </Button>
            </Notice>
          )}
          {text !== null && <TermsText html={text.html} />}
        </div>
        <div className={styles.foot}>
          {isRefused && <Notice kind="error">{t('terms.notStored')}</Notice>}
          <p className={styles.note}>{t('terms.decide')}</p>
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
