/** Path of the service worker. Its folder is its scope: the whole site. */
export const serviceWorkerPath = '/service-worker.js';

/** Path of the worker that holds a connection of the page. */
export const connectionWorkerPath = '/connection.js';

/** Workers of the site. The server sends them itself, with a policy of their own. */
export type WorkerPath = typeof serviceWorkerPath | typeof connectionWorkerPath;
