/**
 * The value that `record` itself has under `key`. Reading `record[key]` with text from outside also finds what every
 * object inherits: `constructor`, `__proto__`, `hasOwnProperty`.
 */
export function ownValue<T extends object>(record: T, key: string): T[keyof T] | undefined {
  return Object.hasOwn(record, key) ? record[key as keyof T] : undefined;
}
