import { accountMoments } from './accountMoments.ts';
import type { EndpointMoment } from './endpointMoment.ts';
import { playerMoments } from './playerMoments.ts';
import { visitorMoments } from './visitorMoments.ts';

/** A moment for every endpoint that the browser calls, by name. */
export const endpointMoments: Readonly<Record<string, EndpointMoment>> = {
  ...visitorMoments,
  ...playerMoments,
  ...accountMoments,
};
