import type { Game } from '@foyer/contract/games';

interface Wishes {
  id: number;
  name?: string;
  english?: string;
  kind?: Game['Properties']['kind'];
  theme?: string;
  provider?: string;
  popularity?: number;
  isNew?: boolean;
  isAvailable?: boolean;
  backAt?: number;
  volatility?: Game['Properties']['volatility'];
  features?: string[];
  ageDays?: number;
  rtp?: number;
}

/** A whole game of the catalogue from the few facts that matter to a test. */
export function inventedGame({
  id,
  name = `Game ${id}`,
  english = name,
  kind = 'slot',
  theme = 'gem',
  provider = 'Oxbow',
  popularity = 0.5,
  isNew = false,
  isAvailable = true,
  backAt,
  volatility = 'medium',
  features = [],
  ageDays = isNew ? 3 : 300,
  rtp = 96.1,
}: Wishes): Game {
  return {
    GameGroupId: id,
    SiteGameContentId: id,
    SiteGameName: name,
    Name: english,
    IsFavourite: false,
    Properties: {
      gamePicker: {
        gameGroupId: id,
        gameHTML5ClientID: 1,
        gameHTML5ModuleId: 1,
        gameHTMLDesktopClientID: 1,
        gameHTMLDesktopModuleID: 1,
      },
      imageUrl: `/covers/full/${id}.webp`,
      provider,
      kind,
      rtp,
      volatility,
      isNew,
      ageDays,
      popularity,
      theme,
      features,
      isAvailable,
      ...(backAt === undefined ? {} : { backAt }),
    },
  };
}
