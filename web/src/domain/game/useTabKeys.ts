import type { KeyboardEvent } from 'react';
import { tileStep } from './tileStep.ts';

/**
 * Arrow keys, Home and End move the focus along a list of tabs and wrap at its ends; Enter or Space selects (manual
 * activation), because selecting loads data.
 */
export function useTabKeys() {
  return {
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
      const at = tabs.findIndex((tab) => tab === document.activeElement);
      if (at === -1) return;
      const isWrapping =
        (event.key === 'ArrowRight' && at === tabs.length - 1) || (event.key === 'ArrowLeft' && at === 0);
      const next = isWrapping ? tabs.length - 1 - at : tileStep(event.key, at, tabs.length);
      if (next === null) return;
      event.preventDefault();
      tabs[next]?.focus();
    },
  };
}
