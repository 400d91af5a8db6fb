import type { ComponentType } from 'react';

/** Views whose code is there, by alias. */
export type BlockViews = ReadonlyMap<string, ComponentType<Record<string, unknown>>>;
