import { createContext, use } from 'react';
import type { Visit } from './visit.ts';

export const VisitContext = createContext<Visit | null>(null);

/** Visit of this page: brand, market, language, device, login state. */
export function useVisit(): Visit {
  const visit = use(VisitContext);
  if (visit === null) throw new Error('useVisit needs a VisitContext above it');
  return visit;
}
