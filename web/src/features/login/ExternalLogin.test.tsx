import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { createFormats } from '../../i18n/formats.ts';
import { loadLazyMessages } from '../../i18n/loadLazyMessages.ts';
import { createTranslate, loadMessages } from '../../i18n/messages.ts';
import { TextContext } from '../../i18n/TextContext.tsx';
import { setReportSink } from '../../services/errors/report.ts';
import type { Visit } from '../../services/market/visit.ts';
import { VisitContext } from '../../services/market/VisitContext.tsx';
import { overlayStore } from '../../services/overlays/openOverlay.ts';
import { sampleLogin } from '../../services/session/sampleLogin.ts';
import { session } from '../../services/session/session.browser.ts';
import { NavigationContext } from '../../ui/NavigationContext.tsx';
import type { Navigation } from '../../ui/NavigationContext.tsx';
import { leaveForProvider } from './externalLogin.browser.ts';
import LoginOverlay from './LoginOverlay.tsx';

await loadLazyMessages('en', 'login');
const t = createTranslate(await loadMessages('en'));
const visit = {
  locale: 'en-GB',
  externalLogin: true,
  helpLine: { name: 'Help', url: 'https://help.example' },
} as Visit;

beforeEach(() => {
  sessionStorage.clear();
  session.start(false);
  setReportSink(() => undefined);
  overlayStore.setState({ open: null, intendedGameId: null });
});

async function page(address: string, responses: Record<string, Response>) {
  const requests: unknown[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    requests.push([path, JSON.parse(init.body as string)]);
    return responses[path]?.clone() ?? Response.json({});
  });
  window.history.replaceState(null, '', address);
  const navigation = {
    go: vi.fn<Navigation['go']>((_, options) => options?.onSettled?.()),
    back: vi.fn<() => void>(),
    reload: vi.fn<() => Promise<void>>(async () => undefined),
  };
  await act(async () => {
    render(
      <VisitContext value={visit}>
        <TextContext value={{ t, formats: createFormats('en-GB') }}>
          <NavigationContext value={navigation}>
            <LoginOverlay />
          </NavigationContext>
        </TextContext>
      </VisitContext>,
    );
  });
  return { navigation, requests };
}

test('AU-01 the provider’s response leaves the address at once and leads back to the page of the login', async () => {
  const opened = { ...sampleLogin(), serverNow: Date.now(), returnPath: '/game/101' };
  const { navigation, requests } = await page('/?login=1#code=secret&state=mine', {
    '/api/external-login/finish': Response.json(opened),
  });
  await vi.waitFor(() => expect(navigation.go).toHaveBeenCalledWith('/game/101', expect.anything()));
  expect(requests).toContainEqual(['/api/external-login/finish', { parameters: 'code=secret&state=mine' }]);
  expect(window.location.href).not.toContain('secret');
  expect(overlayStore.getState().open).toBeNull();
});

test('AU-05 a response of another login is explained, and the login can begin again', async () => {
  const { requests } = await page('/?login=1#error=access_denied&state=other', {
    '/api/external-login/finish': Response.json({ message: 'No' }, { status: 400 }),
    '/api/external-login/start': Response.json({ message: 'No' }, { status: 502 }),
  });
  expect(await screen.findByText(/cancelled or has expired/)).toBeTruthy();
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  });
  expect(await screen.findByText('Login Failed')).toBeTruthy();
  expect(requests.at(-1)).toEqual(['/api/external-login/start', { returnPath: '/' }]);
});

test('AU-11 the page stays at a logout without a page of the provider’s to leave for', async () => {
  const requests: unknown[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    requests.push([path, JSON.parse(init.body as string)]);
    return Response.json({ url: null });
  });
  await leaveForProvider('a.b.c');
  expect(requests).toEqual([['/api/external-login/end', { userId: 'a.b.c' }]]);
});
