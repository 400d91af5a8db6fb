import { games } from './games.ts';

/** The page of a game, which the browser opens in a frame. Null if there is no such game. */
export function gamePage(path: string): string | null {
  const game = games.find(({ GameGroupId }) => path === `/play/${GameGroupId}`);
  if (game === undefined) return null;
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${game.SiteGameName}, play money</title>
    <style>
      body { margin: 0; min-height: 100vh; display: grid; place-content: center; gap: 1rem; text-align: center;
        background: #14213d; color: #fff; font: 1.25rem/1.4 system-ui, sans-serif; }
      strong { font-size: 2.5rem; }
    </style>
  </head>
  <body>
    <h1>${game.SiteGameName}</h1>
    <strong>PLAY MONEY</strong>
    <p>Nothing here can be won or paid out.</p>
    <script>
      // The page that opened the game names its origin in the address. Only hosts of this machine are accepted.
      const parentOrigin = new URLSearchParams(location.search).get('parentOrigin') ?? '';
      if (/^http:\\/\\/[\\w.-]+\\.localhost(?::\\d+)?$/.test(parentOrigin)) {
        const post = (type) => parent.postMessage({ foyer: 1, gameGroupId: ${game.GameGroupId}, type }, parentOrigin);
        post('ready');
        // A game that is silent for 25 seconds counts as lost.
        setInterval(() => post('heartbeat'), 10_000);
      }
    </script>
  </body>
</html>
`;
}
