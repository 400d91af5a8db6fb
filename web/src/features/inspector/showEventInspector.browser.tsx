import { createRoot } from 'react-dom/client';
import { createStore } from '../../base/createStore.ts';
import { createFormats } from '../../i18n/formats.ts';
import { loadLazyMessages } from '../../i18n/loadLazyMessages.ts';
import type { Translate } from '../../i18n/messages.ts';
import { TextContext } from '../../i18n/TextContext.tsx';
import { addSink } from '../../services/analytics/sinks.browser.ts';
import type { Visit } from '../../services/market/visit.ts';
import { showToast } from '../../services/overlays/toasts.ts';
import { EventInspector } from './EventInspector.tsx';
import { withEvent } from './eventLog.ts';
import type { LoggedEvent } from './eventLog.ts';

/** Mounts the inspector in a React root of its own, so that it survives page changes and pages do not depend on it. */
export async function showEventInspector(t: Translate, visit: Visit): Promise<void> {
  const log = createStore<{ events: readonly LoggedEvent[] }>(() => ({ events: [] }));
  addSink((record) => log.setState(({ events }) => ({ events: withEvent(events, record, Date.now()) })));
  await loadLazyMessages(visit.culture, 'inspector');
  const place = document.createElement('div');
  document.body.append(place);
  const copy = (text: string) => {
    // Missing over plain HTTP at a network address.
    const clipboard: Clipboard | undefined = navigator.clipboard;
    const onRefused = () => showToast(t('inspector.notCopied'), 'error');
    if (clipboard === undefined) onRefused();
    else clipboard.writeText(text).then(() => showToast(t('inspector.copied'), 'success'), onRefused);
  };
  createRoot(place).render(
    <TextContext value={{ t, formats: createFormats(visit.locale) }}>
      <EventInspector log={log} copy={copy} />
    </TextContext>,
  );
}
