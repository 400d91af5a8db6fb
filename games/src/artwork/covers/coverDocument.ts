import type { ArtShape } from './artKinds.ts';
import { channels } from './colour.ts';
import type { IconPack, IconPacks } from './iconPacks.ts';

/** Offset 0 to 1, colour, optional opacity. */
export type GradientStop = readonly [offset: number, colour: string, opacity?: number];

export type FilterMargin = readonly [x: number, y: number];

export interface IconPlacing {
  readonly size: number;
  /** Degrees. */
  readonly rotation?: number;
  readonly mirrored?: boolean;
  /** Colour or paint of a silhouette; colour figures keep their own colours. */
  readonly paint?: string;
  readonly opacity?: number;
  /** A `filter="…"` attribute of this document. */
  readonly filter?: string;
  /** Draws only the outline of a colour figure, without its expensive internal shading. */
  readonly outlineOnly?: boolean;
}

interface IconSymbol {
  readonly reference: string;
  readonly width: number;
  readonly height: number;
}

/** Builds one SVG. Collects definitions and reuses equal ones (icons, blurs). */
export class CoverDocument {
  private readonly definitions: string[] = [];
  private readonly drawing: string[] = [];
  private readonly blurs = new Map<string, string>();
  private readonly symbols = new Map<string, IconSymbol>();
  private readonly icons: IconPacks;
  private lastId = 0;
  /** Size in drawing units. */
  readonly width: number;
  readonly height: number;

  constructor(icons: IconPacks, { width, height }: Pick<ArtShape, 'width' | 'height'>) {
    this.icons = icons;
    this.width = width;
    this.height = height;
  }

  add(...elements: string[]): void {
    this.drawing.push(...elements);
  }

  /** Adds a definition created by `element` for a new id, and returns the id. */
  define(element: (id: string) => string): string {
    const id = `d${(this.lastId += 1)}`;
    this.definitions.push(element(id));
    return id;
  }

  /** Returns a linear gradient as paint. Ends are fractions of the painted shape; top to bottom by default. */
  linear(stops: readonly GradientStop[], [x1, y1, x2, y2] = [0, 0, 0, 1]): string {
    return this.gradient('linearGradient', `x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`, stops);
  }

  /** Returns a linear gradient whose ends are positions on the document. */
  linearOnDocument(
    stops: readonly GradientStop[],
    [x1, y1, x2, y2]: readonly [number, number, number, number],
  ): string {
    return this.gradient(
      'linearGradient',
      `x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" gradientUnits="userSpaceOnUse"`,
      stops,
    );
  }

  /** Returns a radial gradient as paint; centre and radius are fractions of the painted shape. */
  radial(stops: readonly GradientStop[], [cx, cy, r] = [0.5, 0.5, 0.5]): string {
    return this.gradient('radialGradient', `cx="${cx}" cy="${cy}" r="${r}"`, stops);
  }

  radialOnDocument(stops: readonly GradientStop[], [cx, cy, r]: readonly [number, number, number]): string {
    return this.gradient('radialGradient', `cx="${cx}" cy="${cy}" r="${r}" gradientUnits="userSpaceOnUse"`, stops);
  }

  private gradient(element: string, attributes: string, stops: readonly GradientStop[]): string {
    const inner = stops
      .map(
        ([offset, colour, opacity]) =>
          `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
      )
      .join('');
    return `url(#${this.define((id) => `<${element} id="${id}" ${attributes}>${inner}</${element}>`)})`;
  }

  /**
   * Returns an attribute that blurs an element by this standard deviation. `margin` is extra filter space on each side,
   * as fractions of the element's size; the cost of a blur is its area.
   */
  blur(deviation: number, margin: FilterMargin = [0.2, 0.2]): string {
    const key = `${deviation} ${margin.join(' ')}`;
    const known = this.blurs.get(key);
    if (known) return known;
    const id = this.define((own) => filter(own, margin, `<feGaussianBlur stdDeviation="${deviation}"/>`));
    const attribute = `filter="url(#${id})"`;
    this.blurs.set(key, attribute);
    return attribute;
  }

  /** Draws `content` moved and scaled, so that the point `from` of it is at `to`. */
  placed(
    {
      from,
      to,
      scale,
    }: { readonly from: readonly [number, number]; readonly to: readonly [number, number]; readonly scale: number },
    content: () => void,
  ): void {
    this.add(`<g transform="translate(${to[0]} ${to[1]}) scale(${scale}) translate(${-from[0]} ${-from[1]})">`);
    content();
    this.add('</g>');
  }

  /** Returns an attribute that turns an element into a blurred single-colour silhouette. */
  halo(colour: string, deviation: number): string {
    const [red, green, blue] = channels(colour).map((value) => (value / 255).toFixed(3));
    const matrix = `<feColorMatrix values="0 0 0 0 ${red} 0 0 0 0 ${green} 0 0 0 0 ${blue} 0 0 0 1 0"/>`;
    const id = this.define((own) =>
      filter(own, [0.16, 0.16], `${matrix}<feGaussianBlur stdDeviation="${deviation}"/>`),
    );
    return `filter="url(#${id})"`;
  }

  /** Draws an icon centred at a position of the document. */
  icon(pack: IconPack, name: string, x: number, y: number, placing: IconPlacing): string {
    const {
      size,
      rotation = 0,
      mirrored = false,
      paint = '#fff',
      opacity = 1,
      filter: filtered = '',
      outlineOnly = false,
    } = placing;
    const symbol = this.symbolOf(pack, name, outlineOnly);
    const scale = size / Math.max(symbol.width, symbol.height);
    const place = [
      `translate(${x} ${y})`,
      `rotate(${rotation})`,
      `scale(${mirrored ? -scale : scale} ${scale})`,
      `translate(${-symbol.width / 2} ${-symbol.height / 2})`,
    ].join(' ');
    // The filter is outside the transform, so that its size is in drawing units.
    return `<g ${filtered} opacity="${opacity}"><g transform="${place}" fill="${paint}"><use href="#${symbol.reference}"/></g></g>`;
  }

  private symbolOf(pack: IconPack, name: string, outlineOnly: boolean): IconSymbol {
    const key = `${pack}:${name}${outlineOnly ? ' outline' : ''}`;
    const known = this.symbols.get(key);
    if (known) return known;
    const icon = this.icons.icon(pack, name);
    const body = withoutCurrentColor(outlineOnly ? withoutEffects(icon.body) : icon.body);
    const id = this.define((own) => `<g id="${own}">${ownIds(body, own)}</g>`);
    const symbol = { reference: id, width: icon.width, height: icon.height };
    this.symbols.set(key, symbol);
    return symbol;
  }

  toSvg(): string {
    const { width, height } = this;
    const open = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`;
    return `${open}<defs>${this.definitions.join('')}</defs>${this.drawing.join('')}</svg>`;
  }
}

function filter(id: string, [x, y]: FilterMargin, steps: string): string {
  const [marginX, marginY] = [Math.round(x * 100), Math.round(y * 100)];
  const region = `x="${-marginX}%" y="${-marginY}%" width="${100 + 2 * marginX}%" height="${100 + 2 * marginY}%"`;
  // sRGB avoids converting every pixel to linear light and back.
  return `<filter id="${id}" ${region} color-interpolation-filters="sRGB">${steps}</filter>`;
}

/** Silhouettes use `currentColor`; without it they inherit the paint of the group, which may be a gradient. */
const withoutCurrentColor = (body: string): string => body.replace(/ (fill|stroke|color)="currentColor"/g, '');

const withoutEffects = (body: string): string => withoutFilters(body.replace(/ filter="[^"]*"/g, ''));

function withoutFilters(body: string): string {
  const [before = '', ...elements] = body.split(/<filter\b/);
  const end = '</filter>';
  return before + elements.map((element) => element.slice(element.indexOf(end) + end.length)).join('');
}

/** Prefixes the gradient ids of colour figures, which would otherwise collide. */
function ownIds(body: string, prefix: string): string {
  return body
    .replace(/id="([^"]+)"/g, `id="${prefix}-$1"`)
    .replace(/url\(#([^()]+)\)/g, `url(#${prefix}-$1)`)
    .replace(/href="#([^"]+)"/g, `href="#${prefix}-$1"`);
}
