const link = /^#reset=([\w-]{43})$/;

/** The token of a password reset link, from the fragment of an address; null if it is no such link. */
export const resetTokenOf = (hash: string): string | null => link.exec(hash)?.[1] ?? null;
