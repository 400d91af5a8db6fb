import { until, type Visit } from '../support/visit.ts';
import type { JourneyContext, JourneyStep } from './journeyStep.ts';

const cookieCard = { role: 'region', name: 'Cookies' } as const;
const banner = { css: 'header' } as const;

/** Logs in on a page of the site. */
export async function logIn(visit: Visit, { username, password }: JourneyContext['player']): Promise<void> {
  await visit.press({ role: 'link', name: 'Log in', within: banner });
  const form = { role: 'dialog', name: 'Log in' } as const;
  await visit.type({ role: 'textbox', begins: 'Username', within: form }, username);
  await visit.type({ role: 'textbox', begins: 'Password', within: form }, password);
  await visit.press({ role: 'button', name: 'Log in', within: form });
  await visit.untilHidden({ role: 'dialog' });
  await visit.untilShown({ role: 'button', name: 'Deposit', within: banner });
}

/** Whether the password field has the keyboard and shows it. A window without the keyboard shows no ring. */
const showsFocus = (): boolean => {
  const field = document.activeElement;
  const box = field?.matches('[name=password]') === true ? field.parentElement : null;
  return box !== null && getComputedStyle(box).outlineStyle === 'solid';
};

/** What a visitor does before the first game. */
export const visitorSteps: readonly JourneyStep[] = [
  {
    name: 'cookie card',
    async run({ visit, site, capture }) {
      await visit.open(`${site}/`);
      await visit.press({ role: 'button', name: 'Accept all', within: cookieCard });
      await visit.untilHidden(cookieCard);
      await capture('lobby');
    },
  },
  {
    name: 'search',
    async run({ visit, device, capture }) {
      await visit.press(
        device === 'phone'
          ? { role: 'button', name: 'Search', within: { css: 'nav' } }
          : { css: '[data-opens=search]', within: banner },
      );
      await visit.type({ role: 'textbox', within: { role: 'dialog' } }, 'dimond');
      await visit.untilShown({ role: 'heading', name: 'Diamond Hour', within: { role: 'dialog' } });
      await capture('search');
      await visit.page.key('Escape');
      await visit.untilHidden({ role: 'dialog' });
    },
  },
  {
    name: 'refused login',
    async run({ visit, player }) {
      const form = { role: 'dialog', name: 'Log in' } as const;
      await visit.press({ role: 'link', name: 'Log in', within: banner });
      await visit.type({ role: 'textbox', begins: 'Username', within: form }, player.username);
      await visit.press({ role: 'button', name: 'Log in', within: form });
      await visit.untilShown({ css: '[role=alert]', within: form });
      await until('the password field shows that it has the focus', () => visit.page.run(showsFocus, null));
      await visit.page.key('Escape');
      await visit.untilHidden({ role: 'dialog' });
    },
  },
  { name: 'login', run: ({ visit, player }) => logIn(visit, player) },
];

/** The end of a visit. */
export const logOutStep: JourneyStep = {
  name: 'log out',
  async run({ visit, device }) {
    await visit.press(
      device === 'phone'
        ? { role: 'button', name: 'Menu', within: { css: 'nav' } }
        : { css: 'button[aria-haspopup=dialog][aria-expanded]', within: banner },
    );
    await visit.press({ role: 'button', name: 'Log out' });
    await visit.untilShown({ role: 'link', name: 'Log in', within: banner });
    await until('no token is left', () => visit.page.run(() => sessionStorage.getItem('mgsUserToken') === null, null));
  },
};
