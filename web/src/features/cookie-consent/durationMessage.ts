import type { DeclaredStorage } from '../../services/storage/declaredStorage.ts';

const hour = 60 * 60;

/** Returns the message for a storage duration. */
export function durationMessage(kind: DeclaredStorage['kind'], maxAgeSeconds: number | null) {
  if (kind === 'cache' || kind === 'database') return { key: 'cookieTable.life.browser', values: {} } as const;
  if (kind !== 'cookie') return { key: `cookieTable.life.${kind}`, values: {} } as const;
  if (maxAgeSeconds === null) return { key: 'cookieTable.life.operator', values: {} } as const;
  const hours = Math.round(maxAgeSeconds / hour);
  return hours < 24
    ? ({ key: 'cookieTable.life.hours', values: { count: hours } } as const)
    : ({ key: 'cookieTable.life.days', values: { count: Math.round(hours / 24) } } as const);
}
