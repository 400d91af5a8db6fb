import { loadLazyMessages } from '../../i18n/loadLazyMessages.ts';
import type { Translate } from '../../i18n/messages.ts';
import type { Visit } from '../market/visit.ts';
import { showToast } from '../overlays/toasts.ts';
import type { SessionEnd } from './nextSession.ts';

/** Shows why the session ended. Stays until closed, because the player may be in another tab. */
export async function showSessionEnd(
  why: SessionEnd,
  { t, visit }: { t: Translate; visit: Pick<Visit, 'culture'> },
): Promise<void> {
  await loadLazyMessages(visit.culture, 'login');
  showToast(t(why === 'replaced' ? 'login.ended.replaced' : 'login.ended.over'), 'error');
}
