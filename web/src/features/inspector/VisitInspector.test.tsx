import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createFormats } from '../../i18n/formats.ts';
import { TextContext } from '../../i18n/TextContext.tsx';
import { VisitInspector } from './VisitInspector.tsx';
import type { VisitReport } from './visitReport.ts';

function show(report: VisitReport | null) {
  const requested: string[] = [];
  const load = async (path: string) => {
    requested.push(path);
    return report;
  };
  const view = (path: string) => (
    <TextContext value={{ t: (key) => key, formats: createFormats('en-GB') }}>
      <VisitInspector path={path} load={load} />
    </TextContext>
  );
  const { rerender } = render(view('/'));
  return { requested, go: (path: string) => rerender(view(path)) };
}

test('MK-05 the inspector of a visit is a table with a reason in each row that has one', async () => {
  const { requested, go } = show([
    { fact: 'country', value: 'CA', reason: 'cookie' },
    { fact: 'release', value: 'r1' },
  ]);
  await screen.findByRole('rowheader', { name: 'inspector.fact.country' });
  expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    'CAinspector.reason.cookie',
    'r1',
  ]);
  go('/help');
  expect(requested).toEqual(['/', '/help']);
  screen.getByRole('button', { name: 'inspector.fold' }).click();
  await screen.findByRole('button', { name: 'inspector.visit' });
});

test('the inspector of a visit says that the server sent no report', async () => {
  show(null);
  expect((await screen.findByRole('alert')).textContent).toBe('inspector.noReport');
});
