import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import type { IconName } from './iconNames.ts';
import styles from './Notice.module.css';

type NoticeKind = 'info' | 'success' | 'warning' | 'error';

/** Each kind has its own icon, so that it does not rely on colour alone. */
export const noticeIcons: Readonly<Record<NoticeKind, IconName>> = {
  info: 'info-fill',
  success: 'check-circle-fill',
  warning: 'warning-fill',
  error: 'warning-circle-fill',
};

/** Box with information for the player. An error is announced when it appears. */
export function Notice({ kind, children }: { kind: NoticeKind; children: ReactNode }) {
  return (
    <div className={`${styles.notice} ${styles[kind]}`} {...(kind === 'error' ? { role: 'alert' } : {})}>
      <Icon name={noticeIcons[kind]} />
      <div className={styles.text}>{children}</div>
    </div>
  );
}
