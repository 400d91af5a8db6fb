import type { Locator, Page } from '@playwright/test';

/** A person’s form values by field name. */
export type FormValues = Readonly<Record<string, string>>;

/** Form values of an unknown person. */
export function newPerson(): { account: FormValues; person: FormValues } {
  const anyOf = (count: number) => Math.floor(Math.random() * count);
  const letters = Array.from({ length: 10 }, () => String.fromCodePoint(97 + anyOf(26))).join('');
  return {
    account: { email: `${letters}@example.com`, username: `p-${letters}`, password: 'paper lantern 27' },
    person: {
      firstName: 'Mira',
      lastName: `Kovac-${letters}`,
      // Persons who share birthday and phone are like persons, whose accounts wait for a human decision.
      dateOfBirth: [1950 + anyOf(45), 1 + anyOf(12), 1 + anyOf(28)].join('-'),
      mobile: `+44 7${400_000_000 + anyOf(100_000_000)}`,
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
