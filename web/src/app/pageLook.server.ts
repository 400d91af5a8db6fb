import type { StaticFiles } from '../server/staticFiles.server.ts';
import type { FontFolders } from '../services/theme/fontFacesOf.server.ts';
import { createThemeFiles } from '../services/theme/themeFiles.server.ts';
import type { ThemeFiles } from '../services/theme/themeFiles.server.ts';
import type { ClientAssets } from './clientAssets.server.ts';
import { createPageStyles } from './pageStyles.server.ts';
import type { PageStyles } from './pageStyles.server.ts';

/** Themes and style sheets, whose files are public. */
export interface PageLook {
  themes: ReadonlyMap<string, ThemeFiles>;
  styles: PageStyles;
}

/** Adds the files of all themes, and the style sheets of pages, to the public files. */
export async function createPageLook(files: StaticFiles, fonts: FontFolders, assets: ClientAssets): Promise<PageLook> {
  const themes = await createThemeFiles(files, fonts, assets.icons);
  return { themes, styles: await createPageStyles(files, themes, assets) };
}
