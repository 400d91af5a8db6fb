import { ownValue } from '@foyer/contract/ownValue';

/** Number of parameters of each SVG path command. */
const parameterCounts: Readonly<Record<string, number>> = {
  m: 2,
  l: 2,
  h: 1,
  v: 1,
  c: 6,
  s: 4,
  q: 4,
  t: 2,
  a: 7,
  z: 0,
};

/** One command of a path with its parameters. A repeated command has an entry of its own. */
type PathCommand = readonly [name: string, parameters: readonly number[]];

/** @throws when the path is not as the icon set writes it */
function parsePath(path: string): PathCommand[] {
  const commands: PathCommand[] = [];
  for (const [, name = '', text = ''] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const count = ownValue(parameterCounts, name.toLowerCase());
    if (count === undefined) throw new Error(`The path has the unknown command "${name}".`);
    const numbers = name.toLowerCase() === 'a' ? arcNumbers(text) : numbersOf(text);
    if (count === 0) commands.push([name, []]);
    else if (numbers.length === 0 || numbers.length % count !== 0)
      throw new Error(`The command "${name}" has ${numbers.length} parameters.`);
    else
      for (let at = 0; at < numbers.length; at += count)
        commands.push([at === 0 ? name : following(name), numbers.slice(at, at + count)]);
  }
  return commands;
}

/** Coordinates after the first pair of a move are lines. */
const following = (name: string): string => (name === 'm' ? 'l' : name === 'M' ? 'L' : name);

const numbersOf = (text: string): number[] =>
  [...text.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(([number]) => Number(number));

/** The two flags of an arc may stand without separators, as in `a8 8 0 01-5 7`. */
function arcNumbers(text: string): number[] {
  const numbers: number[] = [];
  let rest = text;
  for (;;) {
    const isFlag = [3, 4].includes(numbers.length % 7);
    const [found, number] = (isFlag ? /^[\s,]*([01])/ : /^[\s,]*(-?(?:\d+\.?\d*|\.\d+))/).exec(rest) ?? [];
    if (found === undefined) return numbers;
    numbers.push(Number(number));
    rest = rest.slice(found.length);
  }
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Rounds the points of a path to whole units. Each point is rounded by its place in the drawing and not by its distance
 * to the one before, so that roundings do not add up.
 */
export function roundPath(path: string): string {
  let text = '';
  let at: Point = { x: 0, y: 0 };
  let start = at;
  let before = '';
  for (const [name, parameters] of parsePath(path)) {
    const { numbers, end } = roundCommand(name, parameters, at);
    const isRepeated = name.toLowerCase() !== 'm' && name === following(before);
    text += numbers.reduce(
      (written, number, index) => written + (number < 0 || (index === 0 && !isRepeated) ? number : `,${number}`),
      isRepeated ? '' : name,
    );
    at = name.toLowerCase() === 'z' ? start : end;
    if (name.toLowerCase() === 'm') start = at;
    before = name;
  }
  return text;
}

/** Returns the rounded parameters of a command that begins at a point, and the point at which it ends. */
function roundCommand(name: string, parameters: readonly number[], at: Point): { numbers: number[]; end: Point } {
  const kind = name.toLowerCase();
  const origin = name === kind ? at : { x: 0, y: 0 };
  const roundedOrigin = { x: Math.round(origin.x), y: Math.round(origin.y) };
  const across = (number: number) => Math.round(origin.x + number) - roundedOrigin.x;
  const down = (number: number) => Math.round(origin.y + number) - roundedOrigin.y;
  const [first = 0, second = 0] = parameters.slice(-2);
  switch (kind) {
    case 'z':
      return { numbers: [], end: at };
    case 'h':
      return { numbers: [across(first)], end: { x: origin.x + first, y: at.y } };
    case 'v':
      return { numbers: [down(first)], end: { x: at.x, y: origin.y + first } };
    default:
  }
  const end = { x: origin.x + first, y: origin.y + second };
  if (kind !== 'a')
    return { numbers: parameters.map((number, index) => (index % 2 === 0 ? across(number) : down(number))), end };
  // A radius of zero would be a straight line.
  const radii = parameters.slice(0, 2).map((radius) => Math.max(1, Math.round(radius)));
  return { numbers: [...radii, ...parameters.slice(2, 5), across(first), down(second)], end };
}
