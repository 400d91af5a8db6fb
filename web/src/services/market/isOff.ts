import type { MissingPart, Visit } from './visit.ts';

/** Whether the operator's services lack something. The page then shows nothing of it and makes no call for it. */
export function isOff(visit: Pick<Visit, 'off'>, part: MissingPart | undefined): boolean {
  const off: readonly (MissingPart | undefined)[] | undefined = visit.off;
  return off?.includes(part) ?? false;
}
