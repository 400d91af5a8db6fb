import { drawsCommand } from './games/fairness/drawsCommand.ts';

/** Exit codes: 0 all draws are written, 1 anything else. */
export const main = ({
  names,
  values,
}: {
  readonly names: readonly string[];
  readonly values: Partial<Record<string, unknown>>;
}): Promise<0 | 1> => {
  const option = (name: string): string | undefined => (typeof values[name] === 'string' ? values[name] : undefined);
  return drawsCommand(
    names,
    { out: option('out') ?? 'draws.bin', below: option('below'), seed: option('seed') },
    { print: (line) => void process.stderr.write(`${line}\n`), stdout: process.stdout },
  );
};
