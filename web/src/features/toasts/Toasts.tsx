import { useText } from '../../i18n/TextContext.tsx';
import { toastStore } from '../../overlays/toasts.ts';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import { shownToasts } from './shownToasts.ts';
import { ToastCard } from './ToastCard.tsx';
import styles from './Toasts.module.css';

/** Short messages under the header. The two regions stand empty from the start, so that a screen reader is listening. */
export default function Toasts() {
  const { t } = useText();
  const { errors, others } = shownToasts(useStoreValue(toastStore, (state) => state.toasts));
  return (
    <div className={styles.toasts}>
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
