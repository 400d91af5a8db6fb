import { calmParameter } from '@foyer/contract/calmParameter';
import type { RoundReplayLink } from '@foyer/contract/history';
import { isStill } from '@foyer/contract/isStill';
import { parentOriginParameter } from '@foyer/contract/parentOriginParameter';
import { useState } from 'react';
import { parseUrl } from '../../base/parseUrl.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { trackInteraction } from '../../services/analytics/trackInteraction.browser.ts';
import { useVisit } from '../../services/market/VisitContext.tsx';
import { showToast } from '../../services/overlays/toasts.ts';
import { Button } from '../../ui/Button.tsx';
import { useDialStep } from '../../ui/useDialStep.ts';
import styles from './RoundReplay.module.css';

/** The text of a long round can push the replay below the edge of the screen, where browsers do not run its animation. */
const bringIntoView = (frame: HTMLIFrameElement | null) => frame?.scrollIntoView({ block: 'nearest' });

/**
 * Plays a finished round again in a frame of the games origin, and copies the link to it for support (GM-09). The
 * security policy of the page allows frames of the operator alone.
 */
export function RoundReplay({ link }: { link: RoundReplayLink }) {
  const { t } = useText();
  const { culture, locale } = useVisit();
  const step = useDialStep();
  const [isOpen, setOpen] = useState(false);
  const [isCopyRefused, setCopyRefused] = useState(false);
  const until = new Intl.DateTimeFormat(locale, { dateStyle: 'long' });
  const address = parseUrl(link.url);
  if (address === null) return null;
  address.searchParams.set('culture', culture);
  const shared = address.href;
  address.searchParams.set(parentOriginParameter, window.location.origin);
  if (isStill(step)) address.searchParams.set(calmParameter, '1');

  function copy(): void {
    const onRefused = () => {
      setCopyRefused(true);
      showToast(t('history.replay.notCopied'), 'error');
    };
    const clipboard: Clipboard | undefined = navigator.clipboard;
    if (clipboard === undefined) onRefused();
    else clipboard.writeText(shared).then(() => showToast(t('history.replay.copied'), 'success'), onRefused);
  }

  function toggle(): void {
    if (!isOpen) trackInteraction({ area: 'playerHistory', action: 'replay' });
    setOpen(!isOpen);
  }

  return (
    <>
      <div className={styles.choices}>
        <Button variant="outline" aria-expanded={isOpen} onClick={toggle}>
          {t(isOpen ? 'history.replay.close' : 'history.replay.watch')}
        </Button>
        <Button variant="outline" onClick={copy}>
          {t('history.replay.copy')}
        </Button>
      </div>
      <p className={styles.note}>{t('history.replay.note', { date: until.format(link.expiresAt) })}</p>
      {isCopyRefused && <p className={styles.link}>{shared}</p>}
      {isOpen && (
        <iframe
          ref={bringIntoView}
          className={styles.frame}
          src={address.href}
          title={t('history.replay.frame')}
          sandbox="allow-scripts allow-same-origin"
          referrerPolicy="no-referrer"
        />
      )}
    </>
  );
}
