import type { Brand } from '@foyer/brands/market';
import type { ContentFile } from './contentFiles.ts';
import { campaignsField } from './heroCampaign.ts';
import { campaignsOf } from './heroCampaigns.ts';
import { allBrands } from './layers.ts';
import { pathOfFile } from './pathOfFile.ts';

/** Something that two files say differently, or that no file or brand has. */
export interface ContentConflict {
  readonly rule: 'duplicate' | 'unknownMarket' | 'unknownCategory' | 'unknownPost';
  readonly message: string;
  readonly file: ContentFile;
  /** Path to the value in the file. */
  readonly at: readonly (string | number)[];
}

/** A name that only one file may have. */
interface Claim {
  readonly name: string;
  readonly file: ContentFile;
  readonly at: readonly (string | number)[];
}

/** Finds duplicate names, and campaigns and posts that never show because what they name does not exist. */
export function contentConflicts(files: readonly ContentFile[], brands: readonly Brand[]): ContentConflict[] {
  return [
    ...duplicates(files),
    ...files.flatMap((file) => [...campaignConflicts(file, marketsOf(file, brands)), ...blogConflicts(file, files)]),
  ];
}

function duplicates(files: readonly ContentFile[]): ContentConflict[] {
  return [...Map.groupBy(files.flatMap(claimsOf), ({ name }) => name).values()].flatMap((claims) =>
    claims.flatMap(({ name, file, at }, index) => {
      const other = claims.slice(0, index).find((claim) => excludes(claim.file, file));
      if (other === undefined) return [];
      const where = other.file === file ? 'in this file already' : `in ${pathOfFile(other.file)} too`;
      return [{ rule: 'duplicate', message: `${name} is ${where}`, file, at } as const];
    }),
  );
}

function claimsOf(file: ContentFile): Claim[] {
  const claim = (name: string, ...at: Claim['at']): Claim => ({ name, file, at });
  switch (file.kind) {
    case 'page':
      return [claim(`the path “${file.value.path}”`, 'path')];
    case 'blogCategory':
      return [claim(`the path “/blog/${file.name}”`)];
    case 'blogPost':
      return [claim(`the path “/blog/${file.category}/${file.name}”`)];
    case 'terms':
      return [claim(`the path “/terms/${file.name}”`)];
    case 'gameGroup':
      return [
        claim(`the path “/${file.group}s/${file.name}”`),
        claim(`the ${file.group} “${file.value.select}”`, 'select'),
      ];
    case 'node':
      return [
        claim(`the node “${file.value.key}”`, 'alias'),
        ...file.value.children.flatMap(({ alias, properties }, at) =>
          alias === 'gameCategory'
            ? [claim(`the category “${String(properties['Slug'])}”`, 'children', at, 'properties', 'Slug')]
            : [],
        ),
      ];
    default:
      return [];
  }
}

/** Returns whether two files with one name cannot both apply: neither is meant to replace the other. */
function excludes(one: ContentFile, other: ContentFile): boolean {
  if (one === other) return true;
  // A page of a closer folder changes the page with its path.
  if (one.kind === 'page' && other.kind === 'page') return one.place === other.place;
  // Every other file of a closer folder replaces the file with its name.
  const isReplaced = one.kind === other.kind && one.name === other.name;
  return !isReplaced && (isWithin(one.place, other.place) || isWithin(other.place, one.place));
}

const isWithin = (place: string, above: string): boolean =>
  above === allBrands || place === above || place.startsWith(`${above}/`);

/** Ids of the markets that a file applies to. */
function marketsOf({ place }: ContentFile, brands: readonly Brand[]): Set<string> {
  const [brandId = '', , marketId] = place.split('/');
  const markets = brands.filter(({ id }) => brandId === allBrands || id === brandId).flatMap((brand) => brand.markets);
  return new Set(markets.map(({ id }) => id).filter((id) => marketId === undefined || id === marketId));
}

function campaignConflicts(file: ContentFile, markets: ReadonlySet<string>): ContentConflict[] {
  const heroes =
    file.kind === 'shared'
      ? [{ properties: file.value.properties, at: [campaignsField] }]
      : file.kind === 'page'
        ? file.value.entries.flatMap((entry, index) =>
            entry.shared === null ? [{ properties: entry.properties, at: ['components', index, campaignsField] }] : [],
          )
        : [];
  return heroes.flatMap(({ properties, at }) =>
    campaignsOf(properties).flatMap((campaign, index, all): ContentConflict[] => [
      ...(all.findIndex(({ key }) => key === campaign.key) === index
        ? []
        : [
            {
              rule: 'duplicate' as const,
              message: `the campaign “${campaign.key}” is in this list already`,
              file,
              at: [...at, index, 'key'],
            },
          ]),
      ...(campaign.markets ?? []).flatMap((market, place) =>
        markets.has(market)
          ? []
          : [
              {
                rule: 'unknownMarket' as const,
                message: `there is no market “${market}” here; there are ${[...markets].join(', ')}`,
                file,
                at: [...at, index, 'markets', place],
              },
            ],
      ),
    ]),
  );
}

function blogConflicts(file: ContentFile, files: readonly ContentFile[]): ContentConflict[] {
  const near = files.filter(({ place }) => isWithin(place, file.place) || isWithin(file.place, place));
  if (file.kind === 'blogPost' && !near.some(({ kind, name }) => kind === 'blogCategory' && name === file.category))
    return [
      {
        rule: 'unknownCategory',
        message: `nobody sees the post: there is no blog/${file.category}/category.yaml`,
        file,
        at: [],
      },
    ];
  if (file.kind !== 'blogCategory') return [];
  const posts = new Set(
    near.flatMap((other) => (other.kind === 'blogPost' && other.category === file.name ? [other.name] : [])),
  );
  return file.value.featuredSection.flatMap((post, index) =>
    posts.has(post)
      ? []
      : [
          {
            rule: 'unknownPost',
            message: `there is no post blog/${file.name}/${post}.yaml`,
            file,
            at: ['featuredSection', index],
          } as const,
        ],
  );
}
