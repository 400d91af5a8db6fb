import type { IconName } from './iconNames.ts';

/** Kinds of notices and toasts. Each has its own icon, so that it does not rely on colour alone. */
export const noticeIcons = {
  info: 'info-fill',
  success: 'check-circle-fill',
  warning: 'warning-fill',
  error: 'warning-circle-fill',
} as const satisfies Record<string, IconName>;
export type NoticeKind = keyof typeof noticeIcons;
