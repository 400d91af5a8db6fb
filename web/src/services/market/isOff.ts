import type { Capability } from '@foyer/contract/capabilities';
import type { Visit } from './visit.ts';

/** Whether the operator's services lack a capability. The page then shows nothing of it and makes no call for it. */
export function isOff(visit: Pick<Visit, 'off'>, capability: Capability | undefined): boolean {
  return capability !== undefined && visit.off?.includes(capability) === true;
}
