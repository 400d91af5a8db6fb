import { ownValue } from '@foyer/contract/ownValue';
import { drawsCommand } from '@foyer/games/fairness/drawsCommand';

/** Exit codes: 0 all draws are written, 1 anything else. */
export function main({
  names,
  values,
}: {
  readonly names: readonly string[];
  readonly values: Readonly<Record<string, unknown>>;
}): Promise<0 | 1> {
  function option(name: string): string | undefined {
    const value = ownValue(values, name);
    return typeof value === 'string' ? value : undefined;
  }
  return drawsCommand(
    names,
    { out: option('out') ?? 'draws.bin', below: option('below'), seed: option('seed') },
    { print: (line) => void process.stderr.write(`${line}\n`), stdout: process.stdout },
  );
}
