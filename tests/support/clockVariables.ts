/**
 * Variables with which `npm run test:times` moves the clock of a process; empty in other runs. For processes whose other
 * variables a test chooses.
 */
export const clockVariables: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(process.env).flatMap(([name, value]) =>
    /^(?:LD_PRELOAD$|FAKETIME)/.test(name) && value !== undefined ? [[name, value]] : [],
  ),
);
