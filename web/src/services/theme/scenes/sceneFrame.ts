/** Size of a scene in its own units; scaled to cover the hero. */
export const sceneSize = { width: 1344, height: 440 } as const;

/** Wraps definitions and drawing in an SVG file. */
export function sceneFrame(definitions: string, drawing: string): string {
  const { width, height } = sceneSize;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${definitions}</defs>${drawing}</svg>`;
}

interface Stop {
  at: number;
  colour: string;
  opacity?: number;
}

export function stops(list: readonly Stop[]): string {
  return list
    .map(
      ({ at, colour, opacity }) =>
        `<stop offset="${at}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');
}

/** Linear gradient from left to right, or from top to bottom. */
export function linear(id: string, direction: 'right' | 'down', list: readonly Stop[]): string {
  return `<linearGradient id="${id}" x1="0" y1="0" ${direction === 'right' ? 'x2="1" y2="0"' : 'x2="0" y2="1"'}>${stops(list)}</linearGradient>`;
}

export function radial(id: string, centre: { x: number; y: number; radius: number }, list: readonly Stop[]): string {
  return `<radialGradient id="${id}" cx="${centre.x}" cy="${centre.y}" r="${centre.radius}">${stops(list)}</radialGradient>`;
}

/** Rectangle of full width. */
export function band(fill: string, y = 0, height: number = sceneSize.height, opacity = 1): string {
  return `<rect width="${sceneSize.width}" y="${round(y)}" height="${round(height)}" fill="${fill}"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`;
}

/** Rounds to digits that are finer than a pixel of the largest screen. */
export function round(value: number, digits = 1): number {
  const factor = 10 ** digits;
  return Math.round(value * factor) / factor;
}
