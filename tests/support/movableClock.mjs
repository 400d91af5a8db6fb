import { readFileSync } from 'node:fs';

// Preloaded with `node --import`. Shifts the process's clock by the milliseconds in the file that CLOCK_FILE names, so that a
// test moves a server's time instead of waiting for it.
const file = process.env['CLOCK_FILE'] ?? '';
const realNow = Date.now.bind(Date);
Date.now = () => realNow() + Number(readFileSync(file, 'utf8'));
