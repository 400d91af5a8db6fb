import { fileURLToPath } from 'node:url';
import type { FontFolders } from '../services/theme/fontFacesOf.server.ts';

interface BuiltFolders {
  /** Files for browsers, and the manifest of their build. */
  client: string;
  fonts: FontFolders;
  countryDatabase: string;
}

/**
 * Files that the server reads at start. The build and the package have the same layout.
 * @param base folder that contains `server/`
 */
export function builtFolders(base: URL): BuiltFolders {
  const at = (path: string) => fileURLToPath(new URL(path, base));
  return {
    client: at('client/'),
    fonts: { licensedFolder: at('licensed-fonts'), cutFolder: at('fonts') },
    countryDatabase: at('data/country.mmdb'),
  };
}
