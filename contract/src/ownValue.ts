/**
 * Returns the own property `key` of `record`. Reading `record[key]` with untrusted text would also find inherited
 * properties: `constructor`, `__proto__`, `hasOwnProperty`.
 */
export function ownValue<T extends object>(record: T, key: string): T[keyof T] | undefined {
  return Object.hasOwn(record, key) ? record[key as keyof T] : undefined;
}
