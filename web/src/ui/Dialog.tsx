import type { ReactNode } from 'react';
import { useId } from 'react';
import { useText } from '../i18n/TextContext.tsx';
import { IconButton } from './Button.tsx';
import { useModalDialog } from './useModalDialog.ts';
import styles from './Dialog.module.css';

interface DialogProps {
  isOpen: boolean;
  /** Called on Escape, the close button or a press on the backdrop. */
  onClose: () => void;
  title: string;
  /** Id of a heading among the children; without it the dialog renders `title` itself, with a close button. */
  titleId?: string;
  size?: 'small' | 'medium' | 'large' | 'full' | 'panel';
  /** On a phone: as high as its content, at the bottom of the screen within reach of the thumb. */
  isSheet?: boolean;
  /** False: only its content can close it. */
  isDismissable?: boolean;
  children: ReactNode;
}

/** Modal dialog over the page; full screen on a phone. */
export function Dialog({
  isOpen,
  onClose,
  title,
  titleId,
  size = 'small',
  isSheet = false,
  isDismissable = true,
  children,
}: DialogProps) {
  const { t } = useText();
  const ownTitleId = useId();
  const { ref, handlers } = useModalDialog(isOpen, isDismissable, onClose);
  return (
    // A press on the backdrop targets the dialog element itself; the keyboard equivalent is Escape.
    <dialog
      ref={ref}
      className={[styles.dialog, size === 'small' ? '' : styles[size], isSheet ? styles.sheet : '']
        .filter(Boolean)
        .join(' ')}
      aria-labelledby={titleId ?? ownTitleId}
      closedby={isDismissable ? undefined : 'none'}
      {...handlers}
    >
      {isOpen && (
        <div className={styles.content}>
          {titleId === undefined ? (
            <>
              <div className={styles.head}>
                <h2 id={ownTitleId}>{title}</h2>
                {isDismissable && <IconButton label={t('site.close')} icon="x" onClick={onClose} />}
              </div>
              <div className={styles.body}>{children}</div>
            </>
          ) : (
            children
          )}
        </div>
      )}
    </dialog>
  );
}
