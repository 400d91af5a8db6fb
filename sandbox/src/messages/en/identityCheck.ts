import type { identityBefore } from '@foyer/brands/identityBefore';

/** UK18: when the player's identity is verified, by what comes after it. */
export type IdentityCheckMessages = Readonly<Record<NonNullable<ReturnType<typeof identityBefore>>, string>>;

export const messages: IdentityCheckMessages = {
  play: 'We verify your identity, age and address before you can deposit or play.',
  withdrawal: 'We may ask for proof of identity and address before your first withdrawal.',
};
