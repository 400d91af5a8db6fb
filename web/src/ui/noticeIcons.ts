import type { IconName } from './iconNames.ts';

export type NoticeKind = 'info' | 'success' | 'warning' | 'error';

/** Colour alone says nothing: each kind has a drawing of its own. */
export const noticeIcons: Readonly<Record<NoticeKind, IconName>> = {
  info: 'info-fill',
  success: 'check-circle-fill',
  warning: 'warning-fill',
  error: 'warning-circle-fill',
};
