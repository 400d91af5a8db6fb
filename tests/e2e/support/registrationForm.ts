import type { Locator, Page } from '@playwright/test';

/** A person’s form values by field name. */
export type FormValues = Readonly<Record<string, string>>;

/** Form values of an unknown person. */
export function newPerson(): { account: FormValues; person: FormValues } {
  const letters = Array.from({ length: 10 }, () => String.fromCodePoint(97 + Math.floor(Math.random() * 26))).join('');
  return {
    account: { email: `${letters}@example.com`, username: `p-${letters}`, password: 'paper lantern 27' },
    person: {
      firstName: 'Mira',
      lastName: `Kovac-${letters}`,
      'bday-day': '14',
      'bday-month': '2',
      'bday-year': '1990',
      mobile: '+44 7700 900123',
    },
  };
}

export async function fillForm(form: Locator, values: FormValues): Promise<void> {
  for (const [name, text] of Object.entries(values)) await form.locator(`[name="${name}"]`).fill(text);
}

/** Records every interaction event of the page from its start, also across reloads. */
export async function listenToInteractions(page: Page): Promise<() => Promise<string[]>> {
  const interactions: string[] = [];
  await page.exposeFunction('__interaction', (text: string) => void interactions.push(text));
  await page.addInitScript(() => {
    window.addEventListener('foyer:interaction', (event) => {
      const { area, action } = (event as CustomEvent<{ area: string; action: string }>).detail;
      (window as unknown as { __interaction(text: string): void }).__interaction(`${area} ${action}`);
    });
  });
  return async () => interactions;
}
