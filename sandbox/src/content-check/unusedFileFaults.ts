import { brands } from '@foyer/brands/brands';
import type { ContentFile } from '../services/content/contentFiles.ts';
import { allBrands } from '../services/content/layers.ts';
import { pathOfFile } from '../services/content/pathOfFile.ts';
import { placeOfFile } from './contentNames.ts';
import type { Fault } from './contentRules.ts';

/** Finds files that no page uses, and folders of unknown brands and markets. */
export function unusedFileFaults(files: readonly ContentFile[]): Fault[] {
  const shared = new Set(
    files.flatMap((file) => (file.kind === 'page' ? file.value.entries.flatMap((entry) => entry.shared ?? []) : [])),
  );
  const words = JSON.stringify(files.map(({ value }) => value));
  return files.flatMap((file) => {
    const message = messageOf(file, shared, words);
    return message === null
      ? []
      : [
          {
            rule: 'unused' as const,
            message,
            file: pathOfFile(file),
            at: [],
            place: placeOfFile(pathOfFile(file), file.value),
          },
        ];
  });
}

function messageOf(file: ContentFile, shared: ReadonlySet<string>, words: string): string | null {
  const [brandId = '', , marketId] = file.place.split('/');
  const brand = brands.find(({ id }) => id === brandId);
  if (brandId !== allBrands && brand === undefined) return `there is no brand “${brandId}”`;
  if (marketId !== undefined && !brand?.markets.some(({ id }) => id === marketId))
    return `${brandId} has no market “${marketId}”`;
  if (file.kind === 'shared' && !shared.has(file.name)) return 'no page shows this shared component';
  return file.kind === 'text' && !words.includes(`{"textFile":${JSON.stringify(file.name)}}`)
    ? 'no page shows this text'
    : null;
}
