import type { Tokens } from '@foyer/contract/accounts';

export type TokenKind = 'user' | 'launch' | 'refresh';

/** A token of the accounts service, and the session of this browser that it belongs to. */
export interface OpenedToken {
  /** As the service knows it. */
  token: string;
  /** Name of the session, the same for all its tokens; null where tokens are not bound to one. */
  sessionMark: string | null;
  /** Further tokens of the same session, as the browser may hold them. */
  seal(tokens: Tokens): Tokens;
  sealLaunchTokens(tokens: readonly string[]): string[];
  /** The session is over: what is sealed for it opens nothing from now on in this browser. */
  end(): void;
}

/** Why the browser's token stands for nothing: it is none of ours, or another login took this one's place in the browser. */
export type TokenRefusal = { opened: false; reason: 'foreign' | 'replaced' };

/** Where tokens pass between the browser and the services. */
export interface TokenCodec {
  open(kind: TokenKind, held: string): ({ opened: true } & OpenedToken) | TokenRefusal;
  /** A player logged in: the tokens as this browser may hold them, and no other. */
  begin(tokens: Tokens): Tokens;
  /** The same where only a refresh token is known yet, as after a registration. */
  beginWith(refreshToken: string): string;
}

/** Tokens go through as they are. */
export const unboundTokenCodec: TokenCodec = {
  open: (_kind, held) => ({
    opened: true,
    token: held,
    sessionMark: null,
    seal: (tokens) => tokens,
    sealLaunchTokens: (tokens) => [...tokens],
    end: () => undefined,
  }),
  begin: (tokens) => tokens,
  beginWith: (refreshToken) => refreshToken,
};
