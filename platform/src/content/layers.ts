import type { ContentFile } from './contentFiles.ts';

/** Folder of what every brand shares. */
export const allBrands = 'all-brands';

/** The files that count for a market, farthest first: every brand, the brand, the market. */
export type Layers = readonly (readonly ContentFile[])[];

/** `marketId` null stands for the brand's product node, which shows the base content. */
export function layersOf(files: readonly ContentFile[], brandId: string, marketId: string | null): Layers {
  const places = [allBrands, brandId, ...(marketId === null ? [] : [`${brandId}/markets/${marketId}`])];
  return places.map((place) => files.filter((file) => file.place === place));
}

type OfKind<K extends ContentFile['kind']> = Extract<ContentFile, { kind: K }>;

/** Files of one kind for which `isMeant` holds, farthest layer first. */
export function filesOf<K extends ContentFile['kind']>(
  layers: Layers,
  kind: K,
  isMeant: (file: OfKind<K>) => boolean,
): OfKind<K>[] {
  return layers.flat().filter((file): file is OfKind<K> => file.kind === kind && isMeant(file as OfKind<K>));
}
