import { DialChoice } from '../../domain/safer-gambling/DialChoice.tsx';
import { useText } from '../../i18n/TextContext.tsx';
import { closeOverlay, overlayStore } from '../../services/overlays/openOverlay.ts';
import { IconButton } from '../../ui/Button.tsx';
import { useModalDialog } from '../../ui/useModalDialog.ts';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import styles from './DialPanel.module.css';

/** The dial below its button in the header, or at the bottom of a phone. The page stays in sight and follows at once. */
export default function DialPanel() {
  const isOpen = useStoreValue(overlayStore, ({ open }) => open === 'dial');
  return isOpen && <OpenPanel />;
}

function OpenPanel() {
  const { t } = useText();
  const { ref, handlers } = useModalDialog(true, true, closeOverlay);
  return (
    <dialog ref={ref} className={styles.panel} aria-label={t('site.dial')} {...handlers}>
      <div className={styles.content}>
        <div className={styles.close}>
          <IconButton label={t('site.close')} icon="x" onClick={closeOverlay} />
        </div>
        <DialChoice />
      </div>
    </dialog>
  );
}
