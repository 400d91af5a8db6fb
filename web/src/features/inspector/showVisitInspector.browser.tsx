import { createRoot } from 'react-dom/client';
import * as v from 'valibot';
import { createFormats } from '../../i18n/formats.ts';
import { loadLazyMessages } from '../../i18n/loadLazyMessages.ts';
import type { Translate } from '../../i18n/messages.ts';
import { TextContext } from '../../i18n/TextContext.tsx';
import { startDeadline } from '../../services/api/startDeadline.browser.ts';
import type { Visit } from '../../services/market/visit.ts';
import { VisitInspector } from './VisitInspector.tsx';
import { visitReport, visitReportPath } from './visitReport.ts';
import type { VisitReport } from './visitReport.ts';

interface ShownPage {
  getState(): { readonly model: { readonly path: string }; readonly visit: Visit };
  subscribe(listener: () => void): () => void;
}

/** Mounts the inspector of the visit in a React root of its own, so that it survives page changes. */
export async function showVisitInspector({ t, page }: { t: Translate; page: ShownPage }): Promise<void> {
  const { visit } = page.getState();
  await loadLazyMessages(visit.culture, 'inspector');
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  const render = () =>
    root.render(
      <TextContext value={{ t, formats: createFormats(visit.locale) }}>
        <VisitInspector path={page.getState().model.path} load={loadVisitReport} />
      </TextContext>,
    );
  page.subscribe(render);
  render();
}

const maxWaitMs = 5000;

/** Requests the report as the page was requested: without the page's headers of `/api` calls, and with its language. */
async function loadVisitReport(path: string): Promise<VisitReport | null> {
  const query = new URLSearchParams(window.location.search);
  query.set('path', path);
  const deadline = startDeadline(maxWaitMs);
  try {
    const response = await fetch(`${visitReportPath}?${query}`, { cache: 'no-store', signal: deadline.signal });
    const report = v.safeParse(visitReport, response.ok ? await response.json() : null);
    return report.success ? report.output : null;
  } catch {
    return null;
  } finally {
    deadline.end();
  }
}
