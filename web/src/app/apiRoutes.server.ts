import { launchRoute } from '../features/game-window/launch.server.ts';
import type { ApiRoute } from '../server/apiRoute.server.ts';

/** Every call of `/api/*`, by the feature or foundation that answers it. */
export const apiRoutes: readonly ApiRoute[] = [launchRoute];
