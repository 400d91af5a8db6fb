import type { Locator, Page } from '@playwright/test';

/** What a person answers, by the names of the fields. */
export type Answers = Readonly<Record<string, string>>;

/** Answers of a person nobody knows yet. */
export function newPerson(): { account: Answers; person: Answers } {
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

export async function fillAnswers(form: Locator, answers: Answers): Promise<void> {
  for (const [name, text] of Object.entries(answers)) await form.locator(`[name="${name}"]`).fill(text);
}

/** Notes every interaction that the page tells of, from the first moment on, also over reloads. */
export async function listenToInteractions(page: Page): Promise<() => Promise<string[]>> {
  const heard: string[] = [];
  await page.exposeFunction('__told', (text: string) => void heard.push(text));
  await page.addInitScript(() => {
    window.addEventListener('foyer:interaction', (event) => {
      const { area, action } = (event as CustomEvent<{ area: string; action: string }>).detail;
      (window as unknown as { __told(text: string): void }).__told(`${area} ${action}`);
    });
  });
  return async () => heard;
}
