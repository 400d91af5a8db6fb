import type { ReactNode } from 'react';
import { createFormats } from '../../i18n/formats.ts';
import { createTranslate } from '../../i18n/messages.ts';
import type { Messages } from '../../i18n/messages.ts';
import { TextContext } from '../../i18n/TextContext.tsx';
import type { Visit } from '../../market/visit.ts';
import { VisitContext } from '../../market/VisitContext.tsx';
import { NavigationContext } from '../../ui/NavigationContext.tsx';
import type { Navigation } from '../../ui/NavigationContext.tsx';

interface GameTestContextProps {
  messages: Messages;
  navigation?: Partial<Navigation>;
  visit?: Partial<Visit>;
  children: ReactNode;
}

/** Changes the address alone; no page is loaded. */
const byAddress: Navigation = {
  go: (path) => window.history.pushState(null, '', path),
  back: () => undefined,
  reload: () => Promise.resolve(),
};

/** What views of games need above them, for tests. */
export function GameTestContext({ messages, navigation = {}, visit = {}, children }: GameTestContextProps) {
  const whole = {
    mediaOrigin: 'http://media.localhost',
    culture: 'en',
    locale: 'en-GB',
    loginState: 'Logged-Out',
    device: 'desktop',
    ...visit,
  } as Visit;
  return (
    <VisitContext value={whole}>
      <TextContext value={{ t: createTranslate(messages), formats: createFormats(whole.locale) }}>
        <NavigationContext value={{ ...byAddress, ...navigation }}>{children}</NavigationContext>
      </TextContext>
    </VisitContext>
  );
}
