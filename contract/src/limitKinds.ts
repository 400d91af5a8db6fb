/** What a player may limit: gross deposits (UK12), net loss (ON7), time logged in. */
export const limitKinds = ['deposit', 'loss', 'time'] as const;
export type LimitKind = (typeof limitKinds)[number];

/** 24 hours, 7 days, one month, each counted back from now (UK12, ON7). */
export const limitPeriods = ['day', 'week', 'month'] as const;
export type LimitPeriod = (typeof limitPeriods)[number];
