import { closeToast } from '../../overlays/toasts.ts';
import type { Toast } from '../../overlays/toasts.ts';
import { Icon } from '../../ui/Icon.tsx';
import { noticeIcons } from '../../ui/noticeIcons.ts';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { useStayTime } from '../../ui/useStayTime.ts';
import styles from './Toasts.module.css';

/** Milliseconds a toast stays while nobody looks at it closely; one that leads somewhere stays longer. Errors stay until they are closed. */
const stayMs = 6000;
const linkStayMs = 20_000;

export function ToastCard({
  toast: { id, description, type, link },
  closeLabel,
}: {
  toast: Toast;
  closeLabel: string;
}) {
  const holders = useStayTime(type === 'error' ? null : link === undefined ? stayMs : linkStayMs, () => closeToast(id));
  return (
    <div className={`${styles.toast} ${styles[type]}`} {...holders}>
      <Icon name={noticeIcons[type]} />
      <span className={styles.words}>
        {description}
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
