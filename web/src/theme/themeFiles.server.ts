import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { brands, themeOfProduct } from '@foyer/brands/brands';
import { integrityOf } from '../server/linkedFile.server.ts';
import type { LinkedFile } from '../server/linkedFile.server.ts';
import type { StaticFiles } from '../server/staticFiles.server.ts';
import { fontFacesOf } from './fontFaces.server.ts';
import { heroScene } from './scenes/heroScene.ts';
import { themeStyles } from './themeStyles.ts';

export interface ThemeFiles {
  /** The brand's style sheet. */
  styles: LinkedFile;
  favicon: string;
  /** Drawing behind the hero, where a page has one the largest thing on its first screen. */
  scene: string;
  /** Fonts that the first screen needs. */
  fonts: readonly string[];
}

/**
 * Makes each brand's style sheet, fonts, mark and hero scene from its theme, under names that carry their content's hash.
 * @param webFolder the folder `web`, which the process that starts knows: a module does not, once it is built
 */
export async function createThemeFiles(
  files: StaticFiles,
  webFolder: string,
): Promise<ReadonlyMap<string, ThemeFiles>> {
  const made = new Map<string, ThemeFiles>();
  for (const brand of brands) {
    const theme = themeOfProduct(brand.productId);
    const faces = await fontFacesOf(theme, {
      licensedFolder: join(webFolder, 'fonts'),
      cutFolder: join(webFolder, 'dist/fonts'),
    });
    for (const font of faces.files) await files.add(font.address, font.body);
    const favicon = await publish(
      files,
      'favicon.svg',
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">${theme.logo.markup}</svg>`,
    );
    const scene = await publish(files, `${theme.scene}.svg`, heroScene(theme.scene));
    const css = faces.css + themeStyles(theme, { logo: favicon, scene });
    const styles = { href: await publish(files, 'theme.css', css), integrity: integrityOf(Buffer.from(css)) };
    made.set(brand.id, {
      styles,
      favicon,
      scene,
      fonts: faces.files.filter((font) => font.isPreloaded).map((font) => font.address),
    });
  }
  return made;
}

async function publish(files: StaticFiles, name: string, text: string): Promise<string> {
  const body = Buffer.from(text);
  const address = `/theme/${createHash('sha256').update(body).digest('base64url').slice(0, 10)}-${name}`;
  await files.add(address, body);
  return address;
}
