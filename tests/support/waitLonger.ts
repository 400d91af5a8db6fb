import { vi } from 'vitest';

const { waitFor } = vi;
const waitLonger: typeof waitFor = (callback, options = 15_000) => waitFor(callback, options);

// Waiting ends when the state is reached. Vitest's default, one second, is too short while other checks share the
// processor. Files of a worker share `vi`, and each of them comes here.
if (waitFor.name !== waitLonger.name) vi.waitFor = waitLonger;
