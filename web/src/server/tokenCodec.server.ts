import type { Tokens } from '@foyer/contract/accounts';

export type TokenKind = 'user' | 'launch' | 'refresh';

/** An unsealed token of the accounts service, and the session of this browser that it belongs to. */
export interface OpenedToken {
  /** In the service's form. */
  token: string;
  /** Name of the session, shared by all its tokens; null when tokens are not bound to a session. */
  sessionMark: string | null;
  /** Seals further tokens of the same session. */
  seal(tokens: Tokens): Tokens;
  sealLaunchTokens(tokens: readonly string[]): string[];
  /** Ends the session: this browser's sealed tokens become invalid. */
  end(): void;
}

/** Why a token was refused: not sealed by this server, or replaced by another login in this browser. */
export type TokenRefusal = { opened: false; reason: 'foreign' | 'replaced' };

/** Seals tokens for the browser and unseals them for upstream calls. */
export interface TokenCodec {
  open(kind: TokenKind, held: string): ({ opened: true } & OpenedToken) | TokenRefusal;
  /** Seals the tokens of a new login and binds them to this browser. */
  begin(tokens: Tokens): Tokens;
  /** The same for a refresh token alone, as after a registration. */
  beginWith(refreshToken: string): string;
}

/** Passes tokens unchanged. */
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
