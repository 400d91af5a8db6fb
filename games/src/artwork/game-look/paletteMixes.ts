import type { Plugin } from 'vite';
import { channels } from '../covers/colour.ts';
import type { FrameColours } from './frameColours.ts';

/** Colours of a palette that style sheets may mix. */
const mixedColours = ['deep', 'mid', 'glow', 'metal'] as const satisfies readonly (keyof FrameColours)[];
const channelNames = ['r', 'g', 'b'] as const;

/** Declares red, green and blue of the colours that style sheets may mix, for example `--deep-r:12`. */
export function channelVariables(colours: FrameColours): string {
  return mixedColours
    .flatMap((name) => channels(colours[name]).map((value, index) => `--${name}-${channelNames[index]}:${value}`))
    .join(';');
}

/** Sums of numbers and channel variables, multiplied by their shares. */
interface MixedColour {
  /** Red, green and blue: each a constant, and the share of each variable. */
  readonly channels: readonly { constant: number; shares: ReadonlyMap<string, number> }[];
  /** 0 to 1 */
  readonly alpha: number;
}

const mixName = 'color-mix(';

/**
 * Replaces each `color-mix()` by `rgb()` of the channel variables. Chrome before 111 lacks `color-mix()`, and its result
 * makes a gradient interpolate in Oklab, which blurs hard stops in Firefox.
 * @throws when an operand is neither a mixed colour of the palette, hexadecimal nor transparent
 */
export function lowerColourMixes(css: string): string {
  let lowered = '';
  let rest = css;
  for (let start = rest.indexOf(mixName); start >= 0; start = rest.indexOf(mixName)) {
    const end = endOfCall(rest, start + mixName.length);
    lowered += rest.slice(0, start) + rgbOf(readColour(rest.slice(start, end)));
    rest = rest.slice(end);
  }
  return lowered + rest;
}

/** Lowers the colour mixes of all imported style sheets. */
export function paletteMixes(): Plugin {
  return {
    name: 'palette-mixes',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css$/ },
      handler: (code) => ({ code: lowerColourMixes(code), map: null }),
    },
  };
}

/** Index after the parenthesis that closes the call. @param inside index of its first argument */
function endOfCall(text: string, inside: number): number {
  let depth = 1;
  let at = inside;
  for (; depth > 0; at += 1) {
    const character = text[at];
    if (character === undefined) throw new Error(`A color-mix() is not closed: ${text.slice(0, 80)}`);
    depth += character === '(' ? 1 : character === ')' ? -1 : 0;
  }
  return at;
}

/** Arguments between the commas of the outermost call. */
function argumentsOf(text: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const character of text) {
    depth += character === '(' ? 1 : character === ')' ? -1 : 0;
    if (character === ',' && depth === 0) parts.push('');
    else parts.push(`${parts.pop()}${character}`);
  }
  return parts.map((part) => part.trim());
}

function readColour(text: string): MixedColour {
  if (text.startsWith(mixName)) return readMix(text);
  if (text === 'transparent') return { channels: channelNames.map(() => constant(0)), alpha: 0 };
  const hex = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/.test(text) ? text : null;
  if (hex !== null)
    return {
      channels: channels(hex.length === 4 ? hex.replace(/[0-9a-f]/g, '$&$&') : hex).map(constant),
      alpha: 1,
    };
  const name = mixedColours.find((each) => text === `var(--${each})`);
  if (name === undefined)
    throw new Error(`${text} cannot be mixed: only ${mixedColours.join(', ')}, #hex, transparent`);
  return {
    channels: channelNames.map((channel) => ({ constant: 0, shares: new Map([[`var(--${name}-${channel})`, 1]]) })),
    alpha: 1,
  };
}

const constant = (value: number) => ({ constant: value, shares: new Map<string, number>() });

function readMix(text: string): MixedColour {
  const [space, first, second, ...more] = argumentsOf(text.slice(mixName.length, -1));
  if (space !== 'in srgb' || first === undefined || second === undefined || more.length > 0)
    throw new Error(`${text} is not a mix of two colours in srgb.`);
  const [one, other] = [readOperand(first), readOperand(second)];
  const share = one.share ?? 1 - (other.share ?? 0.5);
  if (other.colour.alpha === 0) return { ...one.colour, alpha: one.colour.alpha * share };
  if (one.colour.alpha !== 1 || other.colour.alpha !== 1) throw new Error(`${text} mixes a translucent colour.`);
  return {
    channels: one.colour.channels.map((channel, index) => {
      const added = other.colour.channels[index] ?? constant(0);
      const shares = new Map([...channel.shares].map(([name, part]) => [name, part * share]));
      for (const [name, part] of added.shares) shares.set(name, (shares.get(name) ?? 0) + part * (1 - share));
      return { constant: channel.constant * share + added.constant * (1 - share), shares };
    }),
    alpha: 1,
  };
}

/** Reads a colour with an optional percentage after it. */
function readOperand(text: string): { colour: MixedColour; share: number | null } {
  const percentage = / (?<percent>[\d.]+)%$/.exec(text);
  return percentage === null
    ? { colour: readColour(text), share: null }
    : { colour: readColour(text.slice(0, percentage.index)), share: Number(percentage.groups?.['percent']) / 100 };
}

const short = (value: number) => String(Number(value.toFixed(4)));

function rgbOf({ channels: values, alpha }: MixedColour): string {
  const parts = values.map(({ constant: value, shares }) => {
    const terms = [...shares].map(([name, share]) => (share === 1 ? name : `${name} * ${short(share)}`));
    if (value > 0 || terms.length === 0) terms.push(short(value));
    const [term = ''] = terms;
    return terms.length === 1 && !term.includes('*') ? term : `calc(${terms.join(' + ')})`;
  });
  return `rgb(${parts.join(' ')}${alpha === 1 ? '' : ` / ${short(alpha)}`})`;
}
