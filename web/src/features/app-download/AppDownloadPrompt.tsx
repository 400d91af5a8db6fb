import { useEffect, useState } from 'react';
import { trackInteraction } from '../../analytics/trackInteraction.browser.ts';
import { isWrappedApp } from '../../domain/site/wrappedApp.browser.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { useVisit } from '../../market/VisitContext.tsx';
import { useQueuedOverlay } from '../../overlays/useQueuedOverlay.ts';
import { ButtonLink, IconButton } from '../../ui/Button.tsx';
import { keepClosed, readClosed } from './closedBand.browser.ts';
import { shouldOffer } from './shouldOffer.ts';
import styles from './AppDownloadPrompt.module.css';

export interface AppDownloadProperties {
  heading: string;
  text: string;
  action: string;
  url: string;
}

/** UI-03: the operator's Android app, where editors name one. It covers nothing, and a no is a no for a month. */
export default function AppDownloadPrompt({ heading, text, action, url }: AppDownloadProperties) {
  const { t } = useText();
  const { device } = useVisit();
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => {
    setIsWanted(
      shouldOffer(
        { userAgent: navigator.userAgent, device, isWrapped: isWrappedApp(), closedAt: readClosed() },
        Date.now(),
      ),
    );
  }, [device]);
  const isShown = useQueuedOverlay('appDownload', isWanted, 'marketing');
  useEffect(() => {
    if (isShown) trackInteraction({ area: 'appDownload', action: 'shown' });
  }, [isShown]);
  if (!isShown) return null;
  const leave = (how: 'press' | 'close') => () => {
    trackInteraction({ area: 'appDownload', action: how });
    keepClosed(Date.now());
    setIsWanted(false);
  };
  return (
    <aside className={styles.band} aria-label={heading}>
      <div className={styles.words}>
        <b>{heading}</b>
        <p>{text}</p>
      </div>
      <ButtonLink variant="primary" size="s" href={url} onClick={leave('press')}>
        {action}
      </ButtonLink>
      <IconButton label={t('site.close')} icon="x" onClick={leave('close')} />
    </aside>
  );
}
