import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { noticeIcons } from './noticeIcons.ts';
import type { NoticeKind } from './noticeIcons.ts';
import styles from './Notice.module.css';

/** Box with information for the player. An error is announced when it appears. */
export function Notice({ kind, children }: { kind: NoticeKind; children: ReactNode }) {
  return (
    <div className={`${styles.notice} ${styles[kind]}`} {...(kind === 'error' ? { role: 'alert' } : {})}>
      <Icon name={noticeIcons[kind]} />
      <div className="fill">{children}</div>
    </div>
  );
}
