/** Common passwords and keyboard rows, which attackers try first. */
const commonPasswords = [
  'password',
  'passwort',
  'passw0rd',
  'qwertyuiop',
  'qwerty',
  'asdfgh',
  'letmein',
  'iloveyou',
  'welcome',
  'admin',
  'casino',
  'dragon',
  'monkey',
  'football',
  'abc123',
  '123456789',
  '12345',
  '54321',
  'abcdef',
  'aaaaa',
  '11111',
  '00000',
];

export const minPasswordLength = 10;
export const maxPasswordLength = 200;

/**
 * Rates a password from 0 (too short) to 4. Length counts most; common passwords and texts of the same form count
 * nothing.
 * @param otherTexts other texts of the form, for example the user name
 */
export function passwordStrength(password: string, otherTexts: readonly string[] = []): 0 | 1 | 2 | 3 | 4 {
  const length = [...password].length;
  if (length < minPasswordLength) return 0;
  const parts = [
    ...commonPasswords,
    ...otherTexts.map((word) => word.trim().toLowerCase()).filter((word) => word.length >= 4),
  ];
  const rest = parts.reduce((text, word) => text.replaceAll(word, ''), password.toLowerCase());
  if ([...rest].length < 6 || new Set(rest).size < 5) return 1;
  const kinds = [/\p{Ll}|\p{Lo}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) => kind.test(password)).length;
  const points = (length >= 12 ? 1 : 0) + (length >= 16 ? 1 : 0) + (kinds >= 3 ? 1 : 0);
  return points === 0 ? 2 : points === 1 ? 3 : 4;
}
