import type { ContentFile } from './contentFiles.ts';

/** Folder of content shared by all brands. */
export const allBrands = 'all-brands';

/** Files that apply to a market, from general to specific: all brands, the brand, the market. */
export type Layers = readonly (readonly ContentFile[])[];

/** Files by place, computed once for each list of files: a page and its checks read the same layers many times. */
const filesByPlace = new WeakMap<readonly ContentFile[], ReadonlyMap<string, readonly ContentFile[]>>();

/** `marketId` null stands for the brand's product node, which has the base content. */
export function layersOf(files: readonly ContentFile[], brandId: string, marketId: string | null): Layers {
  const byPlace = filesByPlace.get(files) ?? Map.groupBy(files, ({ place }) => place);
  filesByPlace.set(files, byPlace);
  const places = [allBrands, brandId, ...(marketId === null ? [] : [`${brandId}/markets/${marketId}`])];
  return places.map((place) => byPlace.get(place) ?? []);
}

type OfKind<K extends ContentFile['kind']> = Extract<ContentFile, { kind: K }>;

/** Returns the files of one kind that pass `isMeant`, general layers first. */
export function filesOf<K extends ContentFile['kind']>(
  layers: Layers,
  kind: K,
  isMeant: (file: OfKind<K>) => boolean,
): OfKind<K>[] {
  return layers.flat().filter((file): file is OfKind<K> => file.kind === kind && isMeant(file as OfKind<K>));
}
