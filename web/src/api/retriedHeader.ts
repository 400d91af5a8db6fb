/** Header of an `/api` answer that failed after the server's own retries: the browser does not retry it again (HT-01). */
export const retriedHeader = 'x-upstream-retried';
