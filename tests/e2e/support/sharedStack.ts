import type { StackAddress } from '../../support/stack.ts';

const variable = 'FOYER_STACK';

/** Workers inherit the environment of the process that starts them. */
export function rememberStack({ webPort, sandboxPort }: StackAddress): void {
  process.env[variable] = JSON.stringify({ webPort, sandboxPort });
}

export function sharedStack(): StackAddress {
  return JSON.parse(process.env[variable] ?? '{}') as StackAddress;
}
