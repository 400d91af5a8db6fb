import type { LoginState } from '@foyer/contract/blocks';
import type { ContentComponent } from '@foyer/contract/content';
import { defaultComponents as defaults } from '@foyer/contract/defaultComponents';

const { loggedIn, loggedOut, anyState, ownLoggedIn } = defaults;

interface DefaultsFor {
  loginState: LoginState;
  path: string;
  /** False for a path the content service does not know (PG-09). */
  withLogin: boolean;
}

export function defaultComponents({ loginState, path, withLogin }: DefaultsFor): ContentComponent[] {
  const own: readonly string[] =
    loginState === 'Logged-In'
      ? // PG-06: messages would cover a game.
        [...loggedIn, ...(path.startsWith('/game/') ? [] : ['messageBroker']), ...ownLoggedIn]
      : loggedOut.filter((alias) => withLogin || alias !== 'loginModal');
  return [...anyState, ...own].map((alias) => ({ Alias: alias, Properties: {} }));
}
