import { createHash } from 'node:crypto';
import { brands, themeOfProduct } from '@foyer/brands/brands';
import type { ThemeLayout } from '@foyer/brands/theme';
import { ownValue } from '@foyer/contract/ownValue';
import type { StaticFiles } from '../../server/staticFiles.server.ts';
import { appManifest } from './appIcons.ts';
import type { AppIconFile } from './appIcons.ts';
import { faviconMarkup } from './faviconMarkup.ts';
import { fontFacesOf } from './fontFacesOf.server.ts';
import type { FontFolders } from './fontFacesOf.server.ts';
import { hanFacesOf } from './hanFacesOf.server.ts';
import { layoutStyles } from './layouts/layoutStyles.server.ts';
import { heroScene } from './scenes/heroScene.ts';
import { themeStyles } from './themeStyles.ts';

/** Heroes whose own picture fills them. */
const heroesWithoutScene: ReadonlySet<ThemeLayout['hero']> = new Set(['poster']);

interface HanFiles {
  css: string;
  fonts: readonly string[];
}

/** Icons of each brand, by its id. */
export type BrandIcons = Readonly<Record<string, readonly AppIconFile[]>>;

export interface ThemeFiles {
  /** Rules of the brand; `pageStyles.server.ts` publishes them. */
  css: string;
  favicon: string;
  /** Web app manifest, with which the site can be installed. */
  manifest: string;
  /** Icon of the home screen on iOS, which ignores those of the manifest; null without a build. */
  appleIcon: string | null;
  /** Largest square icon in PNG, for previews of shared links; null without a build. */
  shareIcon: AppIconFile | null;
  /** Colour of the browser's bars: that of the page. */
  colour: string;
  /** Background of the hero, usually the largest element of the first screen; null if the hero does not draw it. */
  scene: string | null;
  /** Fonts for the first screen. */
  fonts: readonly string[];
  /** Rules and preloaded files of the Chinese font, for pages in Chinese script; null without a build. */
  han: HanFiles | null;
}

/**
 * Creates each brand's rules, fonts, logo and hero scene from its theme, with content hashes in their names.
 * @param fonts passed in, because a built module does not know its location
 * @param icons app icons of the build by brand; empty without a build
 */
export async function createThemeFiles(
  files: StaticFiles,
  fonts: FontFolders,
  icons: BrandIcons,
): Promise<ReadonlyMap<string, ThemeFiles>> {
  const made = new Map<string, ThemeFiles>();
  const han = await publishHanFont(files, fonts.cutFolder);
  for (const brand of brands) {
    const theme = themeOfProduct(brand.productId);
    const faces = await fontFacesOf(theme, fonts);
    for (const font of faces.files) await files.add(font.address, font.body);
    const favicon = await publishThemeFile(files, 'favicon.svg', faviconMarkup(theme));
    const scene = await publishThemeFile(files, `${theme.scene}.svg`, heroScene(theme.scene));
    const css = faces.css + themeStyles(theme, { logo: favicon, scene }) + layoutStyles(theme.layout);
    const iconsOfBrand = ownValue(icons, brand.id) ?? [];
    const manifest = appManifest({ name: brand.name, colours: theme.colours }, iconsOfBrand, favicon);
    made.set(brand.id, {
      css,
      favicon,
      manifest: await publishThemeFile(files, 'app.webmanifest', manifest),
      appleIcon: iconsOfBrand.find(({ use }) => use === 'apple')?.href ?? null,
      shareIcon: iconsOfBrand.find(({ use, size }) => use === 'any' && size === 512) ?? null,
      colour: theme.colours.background,
      scene: heroesWithoutScene.has(theme.layout.hero) ? null : scene,
      fonts: faces.files.filter((font) => font.isPreloaded).map((font) => font.address),
      han,
    });
  }
  return made;
}

async function publishHanFont(files: StaticFiles, folder: string): Promise<HanFiles | null> {
  const faces = await hanFacesOf(folder);
  if (faces === null) return null;
  for (const { address, body } of faces.files) await files.add(address, body);
  return {
    css: faces.css,
    fonts: faces.files.filter(({ isPreloaded }) => isPreloaded).map(({ address }) => address),
  };
}

/** Adds a text under an address with its hash. */
export async function publishThemeFile(files: StaticFiles, name: string, text: string): Promise<string> {
  const body = Buffer.from(text);
  const address = `/theme/${createHash('sha256').update(body).digest('base64url').slice(0, 10)}-${name}`;
  await files.add(address, body);
  return address;
}
