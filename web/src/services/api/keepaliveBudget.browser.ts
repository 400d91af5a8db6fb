/**
 * Browsers refuse a `keepalive` request when the bodies of all such requests in flight exceed 64 KiB together (Fetch
 * standard). All requests of the page share this budget, in bytes.
 */
const budgetBytes = 65_536;
/** Recordings leave the rest to calls and reports, which matter more. */
export const recordingShareBytes = 49_152;

let bytesInFlight = 0;

/**
 * Claims budget for a body.
 * @param shareBytes maximum bytes in flight after this claim
 * @returns a function to call when the request has ended; null when the body does not fit, and the request must do
 *   without `keepalive`
 */
export function claimKeepalive(body: string, shareBytes = budgetBytes): (() => void) | null {
  const bytes = new TextEncoder().encode(body).byteLength;
  if (bytesInFlight + bytes > shareBytes) return null;
  bytesInFlight += bytes;
  return () => {
    bytesInFlight -= bytes;
  };
}

/** `fetch` that asks for `keepalive` only while the budget allows it. */
export const keepaliveFetch: typeof fetch = async (address, init) => {
  if (init?.keepalive !== true) return window.fetch(address, init);
  const release = claimKeepalive(typeof init.body === 'string' ? init.body : '');
  try {
    return await window.fetch(address, { ...init, keepalive: release !== null });
  } finally {
    release?.();
  }
};
