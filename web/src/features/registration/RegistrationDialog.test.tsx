import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { siteStore } from '../../domain/site/siteStore.ts';
import { createFormats } from '../../i18n/formats.ts';
import { loadLazyMessages } from '../../i18n/loadLazyMessages.ts';
import { createTranslate, loadMessages } from '../../i18n/messages.ts';
import { TextContext } from '../../i18n/TextContext.tsx';
import type { Interaction } from '../../services/analytics/interaction.ts';
import { interactionEvent } from '../../services/analytics/trackInteraction.browser.ts';
import { VisitContext } from '../../services/market/VisitContext.tsx';
import { visitFixture } from '../../services/market/visitFixture.ts';
import { overlayStore } from '../../services/overlays/openOverlay.ts';
import { NavigationContext } from '../../ui/NavigationContext.tsx';
import { reloadPage } from '../../ui/reloadPage.browser.ts';
import { RegistrationDialog } from './RegistrationDialog.tsx';
import { draftText } from './registrationDraft.ts';
import { emptyForm } from './registrationForm.ts';
import type { MarketQuestions } from './registrationForm.ts';
import RegistrationOverlay from './RegistrationOverlay.tsx';

vi.mock('../../ui/reloadPage.browser.ts', () => ({ reloadPage: vi.fn<(address: string) => void>() }));
await loadLazyMessages('en', 'registration');
const text = { t: createTranslate(await loadMessages('en')), formats: createFormats('en-GB') };
const rules: MarketQuestions = {
  minimumAge: 18,
  currencyIsoCode: 'GBP',
  countries: ['GB'],
  region: null,
  extraFields: { occupation: false, affirmation: false },
  limits: [],
  helpOnForm: false,
  marketingChannels: ['email'],
  proofBefore: null,
};
const key = '11111111-1111-4111-8111-111111111111';
const completeDetails = {
  ...emptyForm(rules).details,
  email: 'mira@example.com',
  username: 'mira.kovac',
  firstName: 'Mira',
  lastName: 'Kovac',
  dateOfBirth: '1990-02-14',
  mobile: '07700900123',
  addressLine1: '12 Harbour Row',
  city: 'Leeds',
  postcode: 'LS1 4DY',
};
const sent: { key: string; details: Record<string, string> }[] = [];

beforeEach(() => {
  sent.length = 0;
  sessionStorage.setItem(
    'registration',
    draftText({ key, isOpen: true, step: 'choices', form: { ...emptyForm(rules), details: completeDetails } }),
  );
  overlayStore.setState({ open: 'register' });
});
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

/** Renders the last step of a form restored after a reload, with the responses of the service. */
function show(...responses: (() => Response)[]): void {
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body) as (typeof sent)[number]);
    return (responses.shift() ?? (() => Response.json({}, { status: 500 })))();
  });
  render(
    <VisitContext value={visitFixture({ mediaOrigin: '' })}>
      <NavigationContext value={{ go: () => undefined, back: () => undefined, reload: () => Promise.resolve() }}>
        <TextContext value={text}>
          <RegistrationDialog rules={rules} cover={null} />
        </TextContext>
      </NavigationContext>
    </VisitContext>,
  );
}
async function openExternal(...responses: (() => Response)[]): Promise<string[]> {
  const requested: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    requested.push(address);
    return (responses.shift() ?? (() => Response.json({}, { status: 500 })))();
  });
  await act(async () => {
    render(
      <VisitContext value={visitFixture({ mediaOrigin: '', externalLogin: true })}>
        <NavigationContext value={{ go: () => undefined, back: () => undefined, reload: () => Promise.resolve() }}>
          <TextContext value={text}>
            <RegistrationOverlay rules={rules} cover={null} />
          </TextContext>
        </NavigationContext>
      </VisitContext>,
    );
  });
  return requested;
}

test('RG-01 opens the own form when the identity provider registers nobody', async () => {
  const requested = await openExternal(() => Response.json({ url: null }));
  expect(await screen.findByRole('button', { name: 'Create account' })).toBeTruthy();
  expect(requested).toEqual(['/api/external-login/register']);
});

test('RG-01 leads to the registration of the identity provider', async () => {
  await openExternal(() => Response.json({ url: 'https://login.example/auth?prompt=create' }));
  expect(vi.mocked(reloadPage)).toHaveBeenCalledExactlyOnceWith('https://login.example/auth?prompt=create');
  expect(screen.getByRole('status').textContent).toContain('Taking you to the registration page');
});

test('RG-01 offers another try when the identity provider does not respond', async () => {
  const requested = await openExternal(
    () => Response.json({ message: 'No' }, { status: 400 }),
    () => Response.json({ url: null }),
  );
  expect(await screen.findByText(/does not respond/)).toBeTruthy();
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  });
  expect(await screen.findByRole('button', { name: 'Create account' })).toBeTruthy();
  expect(requested).toHaveLength(2);
});

function send(): void {
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'paper lantern 27' } });
  fireEvent.click(screen.getByRole('checkbox', { name: /agree to the/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Create account' }));
}

test('RG-01 a form that fails to send keeps its input and reuses its key', async () => {
  show(
    () => Response.json({ message: 'Too many' }, { status: 429 }),
    () => Response.json({ opened: false, because: 'notOpened' }),
  );
  send();
  expect((await screen.findByRole('alert')).textContent).toContain('Too many attempts.');
  fireEvent.click(screen.getByRole('button', { name: 'Create account' }));
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toContain('We could not open an account with these details.'),
  );
  expect(sent.map((one) => one.key)).toEqual([key, key]);
  expect(sent[1]?.details).toEqual({ ...completeDetails, password: 'paper lantern 27' });
  fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
  expect(overlayStore.getState().open).toBe('login');
});

test('RG-01 a taken username leads back to its step and shows the error until it changes', async () => {
  show(() => Response.json({ opened: false, because: 'problems', problems: { username: 'taken' } }));
  send();
  const field = await screen.findByLabelText('Username');
  expect(screen.getByText('This username is taken. Choose another one.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(field));
  fireEvent.change(field, { target: { value: 'mira.two' } });
  expect(screen.queryByText('This username is taken. Choose another one.')).toBeNull();
});

test.each([
  ['notOpened', 'If you think this is a mistake, contact support and a person will look at it.', true],
  ['notChecked', 'We could not complete a check that the law requires. What you entered is saved.', false],
] as const)(
  'RG-01 UK20 ON4 a registration that ends with %s shows the way to a human',
  async (because, words, canLogIn) => {
    show(() => Response.json({ opened: false, because }));
    send();
    const alert = await screen.findByRole('alert');
    await waitFor(() => expect(alert.textContent).toContain(words));
    expect(screen.getByRole('link', { name: 'Contact support' }).getAttribute('href')).toBe('/help');
    expect(screen.queryAllByRole('button', { name: 'Log in' })).toHaveLength(canLogIn ? 1 : 0);
    // The form stays complete, so that it can be sent again.
    fireEvent.click(screen.getByRole('button', { name: 'Create account' }));
    await waitFor(() => expect(sent.map((one) => one.key)).toEqual([key, key]));
  },
);

test('RG-02 offers login when the account is open but its session cannot start', async () => {
  show(
    () => Response.json({ opened: true, refreshToken: 'r-12345678' }),
    () => Response.json({ message: 'no' }, { status: 401 }),
  );
  send();
  expect((await screen.findByRole('alert')).textContent).toContain('Your account is open,');
  expect(sessionStorage.getItem('registration')).toBeNull();
});

test('RG-01 never stores the password in the tab, and a closed form stays closed', () => {
  show();
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'paper lantern 27' } });
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  const storedDraft = sessionStorage.getItem('registration') ?? '';
  expect(storedDraft).toContain('mira.kovac');
  expect(storedDraft).not.toContain('lantern');
  expect(JSON.parse(storedDraft)).toMatchObject({ isOpen: false });
  expect(overlayStore.getState().open).toBeNull();
});

test('RG-01 suggests a username from the email address, and keeps the one that the player typed', () => {
  sessionStorage.clear();
  show();
  const [email, username] = [screen.getByLabelText('Email'), screen.getByLabelText<HTMLInputElement>('Username')];
  const typeEmail = (value: string) => fireEvent.change(email, { target: { value } });
  typeEmail('mira.kovac@example.com');
  expect(username.value).toBe('mira.kovac');
  fireEvent.focus(username);
  expect([username.selectionStart, username.selectionEnd]).toEqual([0, 'mira.kovac'.length]);
  expect(screen.getByText('Suggested from your email. You can change it.')).toBeTruthy();
  fireEvent.change(username, { target: { value: 'mira.two' } });
  typeEmail('kovac@example.com');
  expect(username.value).toBe('mira.two');
  expect(screen.queryByText(/^Suggested/)).toBeNull();
});

test('RG-01 reads the date of birth as typed and repeats it in words', () => {
  sessionStorage.setItem(
    'registration',
    draftText({ key, isOpen: true, step: 'person', form: { ...emptyForm(rules), details: completeDetails } }),
  );
  show();
  const birth = screen.getByLabelText<HTMLInputElement>('Date of birth');
  const description = () => document.getElementById(birth.getAttribute('aria-describedby') ?? '')?.textContent;
  expect([birth.value, description()]).toEqual(['14 02 1990', '14 February 1990']);
  fireEvent.change(birth, { target: { value: '03021990' } });
  expect([birth.value, description()]).toEqual(['03021990', '3 February 1990']);
  expect(sessionStorage.getItem('registration')).toContain('"dateOfBirth":"1990-02-03"');
  fireEvent.change(birth, { target: { value: '31 02' } });
  expect(description()).toBe('Day, month and year, such as 14 02 1990. You must be 18 or over.');
});

test('RG-01 preselects the visitor’s country when it is served, and says when it is not', () => {
  const row: MarketQuestions = { ...rules, countries: ['FR', 'MT', 'SG'] };
  sessionStorage.clear();
  const shown = render(
    <VisitContext value={visitFixture({ mediaOrigin: '' })}>
      <NavigationContext value={{ go: () => undefined, back: () => undefined, reload: () => Promise.resolve() }}>
        <TextContext value={text}>
          <RegistrationDialog rules={row} cover={null} />
        </TextContext>
      </NavigationContext>
    </VisitContext>,
  );
  const country = screen.getByLabelText<HTMLSelectElement>('Country you live in');
  act(() => siteStore.setState({ geoInfo: { CountryIso3Code: 'DEU', CountryIsoCode: 'DE' } }));
  expect(country.value).toBe('');
  expect(shown.container.textContent).toContain('We do not open accounts for residents of Germany.');
  act(() => siteStore.setState({ geoInfo: { CountryIso3Code: 'FRA', CountryIsoCode: 'FR' } }));
  expect(country.value).toBe('FR');
  expect(shown.container.textContent).not.toContain('We do not open accounts');
  // The player's own choice stays.
  fireEvent.change(country, { target: { value: 'MT' } });
  act(() => siteStore.setState({ geoInfo: { CountryIso3Code: 'SGP', CountryIsoCode: 'SG' } }));
  expect(country.value).toBe('MT');
});

test.each([
  ['play', 'Before you play, we ask for proof'],
  ['withdrawal', 'Before your first withdrawal, we ask for proof'],
  [null, null],
] as const)('RG-01 mentions documents only where the market requires them: %s', (proofBefore, expectedText) => {
  render(
    <VisitContext value={visitFixture({ mediaOrigin: '' })}>
      <NavigationContext value={{ go: () => undefined, back: () => undefined, reload: () => Promise.resolve() }}>
        <TextContext value={text}>
          <RegistrationDialog rules={{ ...rules, proofBefore }} cover={null} />
        </TextContext>
      </NavigationContext>
    </VisitContext>,
  );
  const proofText = screen.queryByText(/proof of identity/)?.textContent ?? null;
  expect(proofText === null ? null : proofText.startsWith(expectedText ?? 'nothing')).toBe(
    expectedText === null ? null : true,
  );
});

test('AN-04 the picture beside the form opens the promotions in another tab and is tracked', () => {
  const tracked: string[] = [];
  const onInteraction = (event: Event) => void tracked.push((event as CustomEvent<Interaction>).detail.action);
  window.addEventListener(interactionEvent, onInteraction);
  show();
  const picture = screen.getByRole('link', { name: /promotions/i });
  fireEvent.click(picture);
  window.removeEventListener(interactionEvent, onInteraction);
  expect([picture.getAttribute('href'), picture.getAttribute('target')]).toEqual(['/promotions', '_blank']);
  expect(tracked).toContain('image');
});
