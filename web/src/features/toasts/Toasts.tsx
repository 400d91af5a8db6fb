import { useRef } from 'react';
import { useText } from '../../i18n/TextContext.tsx';
import { closeToast, toastStore } from '../../services/overlays/toasts.ts';
import type { Toast } from '../../services/overlays/toasts.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useCurrentPath } from '../../ui/NavigationContext.tsx';
import { noticeIcons } from '../../ui/noticeIcons.ts';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { useAutoDismiss } from '../../ui/useAutoDismiss.ts';
import { useGlide } from '../../ui/useGlide.ts';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import { visibleToasts } from './visibleToasts.ts';
import kinds from '../../ui/Notice.module.css';
import styles from '../../ui/toast.module.css';

/** Duration of a toast without focus or pointer on it. A toast with a link stays longer; an error stays until it is closed. */
const toastDurationMs = 6000;
const linkToastDurationMs = 20_000;

function ToastCard({ toast: { id, description, type, link }, closeLabel }: { toast: Toast; closeLabel: string }) {
  const holders = useAutoDismiss(
    type === 'error' ? null : link === undefined ? toastDurationMs : linkToastDurationMs,
    () => closeToast(id),
  );
  return (
    <div className={`${styles.toast} ${kinds[type]}`} data-glides="" {...holders}>
      <Icon name={noticeIcons[type]} />
      <span className={styles.text}>
        <span>{description}</span>
        {link !== undefined && (
          <SiteLink className={styles.link} href={link.href} onClick={link.onClick}>
            {link.label}
          </SiteLink>
        )}
      </span>
      <button type="button" className={styles.close} aria-label={closeLabel} onClick={() => closeToast(id)}>
        <Icon name="x" size={18} />
      </button>
    </div>
  );
}

/**
 * Short messages under the header. Both live regions are rendered empty from the start, so that a screen reader
 * announces changes.
 */
export default function Toasts() {
  const { t } = useText();
  const isInGame = useCurrentPath().startsWith('/game/');
  const { errors, others } = visibleToasts(
    useStoreValue(toastStore, (state) => state.toasts),
    isInGame,
  );
  const stack = useRef<HTMLDivElement>(null);
  useGlide(stack);
  return (
    <div className={styles.toasts} ref={stack}>
      <div role="alert">
        {errors.map((toast) => (
          <ToastCard key={toast.id} toast={toast} closeLabel={t('site.close')} />
        ))}
      </div>
      <div role="status">
        {others.map((toast) => (
          <ToastCard key={toast.id} toast={toast} closeLabel={t('site.close')} />
        ))}
      </div>
    </div>
  );
}
