import type { SeededRandom } from '../../engines/seededRandom.ts';
import { round } from './outlines.ts';

/** Size of the document that a background fills. */
export interface BackgroundSize {
  readonly width: number;
  readonly height: number;
}

export type Background = 'ridge' | 'dunes' | 'waves' | 'trees' | 'city' | 'clouds' | 'planet' | 'plain';

/** Draws a rocky outline, filled to the lower edge. `roughness` is the height that remains at each halving. */
export function ridge(random: SeededRandom, size: BackgroundSize, y: number, height: number, roughness = 0.55): string {
  let points: (readonly [number, number])[] = [
    [0, y + random.between(-height, height)],
    [size.width, y + random.between(-height, height)],
  ];
  let swing = height;
  const halvings = size.width > 800 ? 7 : 6;
  for (let halving = 0; halving < halvings; halving += 1) {
    points = points.flatMap((point, index) => {
      const next = points[index + 1];
      if (!next) return [point];
      return [point, [(point[0] + next[0]) / 2, (point[1] + next[1]) / 2 + random.between(-swing, swing)] as const];
    });
    swing *= roughness;
  }
  return `M0 ${size.height}L${points.map(([x, top]) => `${round(x)} ${round(top)}`).join('L')}L${size.width} ${size.height}Z`;
}

export function dunes(random: SeededRandom, size: BackgroundSize, y: number, height: number): string {
  const [phase, frequency, secondPhase] = [
    random.between(0, 6.3),
    random.between(0.006, 0.012),
    random.between(0, 6.3),
  ];
  let path = `M0 ${size.height}`;
  for (let x = 0; x <= size.width; x += 12) {
    const swell =
      Math.sin(x * frequency + phase) * height + Math.sin(x * frequency * 2.3 + secondPhase) * height * 0.35;
    path += `L${x} ${round(y + swell)}`;
  }
  return `${path}L${size.width} ${size.height}Z`;
}

/** Draws round waves, which also serve as clouds. */
export function waves(random: SeededRandom, size: BackgroundSize, y: number, radius: number): string {
  let path = `M${round(-radius - random.between(0, radius))} ${size.height}V${round(y)}`;
  for (let x = -radius; x < size.width + radius; x += radius * 2)
    path += `q${radius} ${round(-radius * 0.9)} ${radius * 2} 0`;
  return `${path}V${size.height}Z`;
}

export function trees(random: SeededRandom, size: BackgroundSize, y: number, scale: number): string {
  const tiers = [1, 2, 3, 4];
  let path = '';
  for (let x = -30; x < size.width + 30; x += random.between(16, 34) * scale) {
    const height = random.between(60, 150) * scale;
    const width = height * 0.24;
    let top = y - height;
    path += `M${round(x)} ${round(top)}`;
    for (const tier of tiers) {
      const half = (width * tier) / 4;
      top += height / 4;
      path += `L${round(x + half)} ${round(top)}L${round(x + half * 0.55)} ${round(top)}`;
    }
    path += `V${size.height}H${round(x - width * 0.55)}V${round(top)}`;
    for (const tier of tiers.toReversed()) {
      const half = (width * tier) / 4;
      path += `L${round(x - half)} ${round(top)}`;
      top -= height / 4;
      path += `L${round(x - half * 0.4)} ${round(top)}`;
    }
    path += 'Z';
  }
  return `${path}M0 ${y}H${size.width}V${size.height}H0Z`;
}

export function city(random: SeededRandom, size: BackgroundSize, y: number): string {
  let path = `M0 ${size.height}`;
  let x = 0;
  while (x < size.width) {
    const width = random.between(28, 70);
    path += `V${round(y - random.between(30, 190))}`;
    path += random.chance(0.25) ? `h${round(width / 2 - 2)}v-26h4v26h${round(width / 2 - 2)}` : `h${round(width)}`;
    x += width;
  }
  return `${path}V${size.height}Z`;
}

/** Draws one layer of a landscape. `layer` counts from the horizon (0) to the front. */
export function backgroundLayer(
  random: SeededRandom,
  size: BackgroundSize,
  background: Background,
  y: number,
  layer: number,
): string {
  switch (background) {
    case 'ridge':
      return ridge(random, size, y, 70 - layer * 8);
    case 'dunes':
      return dunes(random, size, y, 34);
    case 'waves':
      return waves(random, size, y, 26 + layer * 12);
    case 'trees':
      return layer < 1 ? ridge(random, size, y, 50) : trees(random, size, y + 20, 0.6 + layer * 0.35);
    case 'city':
      return city(random, size, y + 40);
    case 'clouds':
      return waves(random, size, y, 50 + layer * 16);
    case 'planet':
      return layer < 1 ? ridge(random, size, y, 40) : dunes(random, size, y + 20, 22);
    case 'plain':
      return dunes(random, size, y, 20);
  }
}
