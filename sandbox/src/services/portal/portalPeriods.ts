/** Periods of the histories, as named in addresses. */
export const portalPeriods = ['week', 'month', 'quarter', 'all'] as const;
export type PortalPeriod = (typeof portalPeriods)[number];

const dayMs = 86_400_000;
const days: Readonly<Record<PortalPeriod, number>> = { week: 7, month: 30, quarter: 90, all: Infinity };

/** Returns the named period; everything for an unknown name. */
export const readPeriod = (name: string | undefined): PortalPeriod =>
  portalPeriods.find((period) => period === name) ?? 'all';

/** Start of a period that ends now. Unix milliseconds. */
export const periodStart = (period: PortalPeriod, now: number): number => Math.max(0, now - days[period] * dayMs);
