import type { MouseEvent } from 'react';
import { createStore } from '../../base/createStore.ts';
import type { NoticeKind } from '../../ui/noticeIcons.ts';

export interface Toast {
  id: number;
  description: string;
  type: NoticeKind;
  /** Target of the toast's link. */
  link?: ToastLink | undefined;
  /** True for news, which waits while a game is open. A service message answers the player or concerns the account. */
  isNews?: true;
}

export interface ToastLink {
  label: string;
  href: string;
  onClick: (event: MouseEvent) => void;
}

export interface ToastsState {
  toasts: readonly Toast[];
}

/** Maximum number of toasts, including waiting ones; the newest are kept. */
const maxStored = 10;

/** UI-01: skips a toast whose description is already shown. */
export function withToast(toasts: readonly Toast[], toast: Toast): readonly Toast[] {
  return toasts.some((shown) => shown.description === toast.description)
    ? toasts
    : [...toasts, toast].slice(-maxStored);
}

export const toastStore = createStore<ToastsState>(() => ({ toasts: [] }));

let lastId = 0;

function addToast(toast: Omit<Toast, 'id'>): number {
  lastId += 1;
  const id = lastId;
  toastStore.setState(({ toasts }) => ({ toasts: withToast(toasts, { id, ...toast }) }));
  return id;
}

export function showToast(description: string, type: NoticeKind): void {
  addToast({ description, type });
}

/** Shows news once no game is open. */
export function showNews(description: string): void {
  addToast({ description, type: 'info', isNews: true });
}

/** Returns its id, by which it can be closed early. */
export function showLinkToast(description: string, link: ToastLink): number {
  return addToast({ description, type: 'info', link });
}

export function closeToast(id: number): void {
  toastStore.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
}
