import type { ReactNode } from 'react';
import { createFormats } from '../../i18n/formats.ts';
import { createTranslate } from '../../i18n/messages.ts';
import type { Messages } from '../../i18n/messages.ts';
import { TextContext } from '../../i18n/TextContext.tsx';
import type { Visit } from '../../services/market/visit.ts';
import { VisitContext } from '../../services/market/VisitContext.tsx';
import { visitFixture } from '../../services/market/visitFixture.ts';
import { changeAddress } from '../../ui/changeAddress.browser.ts';
import { NavigationContext } from '../../ui/NavigationContext.tsx';
import type { Navigation } from '../../ui/NavigationContext.tsx';

interface GameTestContextProps {
  messages: Messages;
  navigation?: Partial<Navigation>;
  visit?: Partial<Visit>;
  children: ReactNode;
}

/** Navigation that changes the address only and loads no page. */
const byAddress: Navigation = {
  go: (path) => changeAddress(path, { isNewEntry: true }),
  back: () => undefined,
  reload: () => Promise.resolve(),
};

/** Context providers that views of games need in tests. */
export function GameTestContext({ messages, navigation = {}, visit = {}, children }: GameTestContextProps) {
  const whole = visitFixture(visit);
  return (
    <VisitContext value={whole}>
      <TextContext value={{ t: createTranslate(messages), formats: createFormats(whole.locale) }}>
        <NavigationContext value={{ ...byAddress, ...navigation }}>{children}</NavigationContext>
      </TextContext>
    </VisitContext>
  );
}
