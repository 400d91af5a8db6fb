import { brands } from '@foyer/brands/brands';
import { accountStatuses } from '@foyer/contract/accounts';
import { serviceEndpoints } from '@foyer/contract/serviceEndpoints';
import type { Hono } from 'hono';
import { html } from 'hono/html';
import * as v from 'valibot';
import { apiHeaders, errorResponse } from '../kernel/apiResponse.ts';
import { builtFile, builtFileName } from '../kernel/builtFiles.ts';
import { pageTargets } from '../kernel/faults.ts';
import type { Faults } from '../kernel/faults.ts';
import { brandFontFiles } from '../kernel/frame/brandFonts.ts';
import type { FrameFiles } from '../kernel/frame/frameFiles.ts';
import type { Markup } from '../kernel/markup.ts';
import type { SandboxContext } from '../kernel/module.ts';
import { demoPassword, demoPlayers } from '../services/accounts/demoPlayers.ts';
import type { Players } from '../services/accounts/players.ts';
import type { Flags } from '../services/flags/flags.ts';
import type { Hub } from '../services/realtime/hub.ts';
import type { Wallet } from '../services/wallet/wallet.ts';
import { stateQuery } from './controlRoomApi.ts';
import type { ControlRoomFacts, ControlRoomPlayer, ControlRoomState } from './controlRoomApi.ts';
import { scenarioNames } from './scenarios.ts';
import { controlRoomFolder, readControlRoomFiles, shellDocument } from './shellDocument.ts';

/** Renders the page without its sections, which its script adds. */
function controlRoomDocument({ script, styles }: FrameFiles): Markup {
  return shellDocument({
    title: 'Control room',
    styles,
    script: html`<script type="module" src="${script}"></script>`,
    main: html`<main id="main" tabindex="-1">
      <div class="page-head">
        <h1>Control room</h1>
        <p class="lead">Control the sandbox’s players, services and clock, and watch what the site sends.</p>
      </div>
      <div id="room"></div>
      <noscript
        >The control room needs JavaScript. Everything in it can be done by calls too:
        sandbox/src/control/controlCalls.ts.</noscript
      >
    </main>`,
  });
}

/** Allows only its own style, script, fonts and calls. No Trusted Types policy may create markup. */
export const controlRoomPolicy =
  "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; font-src 'self'; img-src 'self' data:; form-action 'none'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'";

/** Serves the control room page, its choices and its current state. */
export function controlRoom(
  { clock, activity, webOrigins }: Pick<SandboxContext, 'clock' | 'activity' | 'webOrigins'>,
  faults: Faults,
  hub: Hub,
  flags: Pick<Flags, 'all'>,
  folder: string = controlRoomFolder,
): Hono {
  const app = brandFontFiles();
  let files: FrameFiles | undefined;

  app.get('/control', (context) => {
    files = readControlRoomFiles(folder) ?? files;
    if (!files) return context.text('The control room has not been built yet.', 503, { 'cache-control': 'no-store' });
    return context.html(controlRoomDocument(files), 200, {
      ...apiHeaders,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': controlRoomPolicy,
    });
  });
  app.get(
    `/control/room/assets/:file{${builtFileName}}`,
    async (context, next) => (await builtFile(folder, context.req.param('file'))) ?? next(),
  );
  app.get('/control/facts.json', () => response(factsOf(webOrigins)));
  app.get('/control/state.json', (context) => {
    const query = v.safeParse(stateQuery, context.req.query());
    if (!query.success) return errorResponse(400, { message: v.summarize(query.issues) });
    const now = clock.now();
    const { connections, isRefusing, isSilent } = hub.faults.status();
    return response<ControlRoomState>({
      now,
      movedBy: now - Date.now(),
      faults: [...faults.list()],
      hub: { connections, isRefusing, isSilent },
      flags: flags.all().map(({ key, value, brands: own }) => ({
        key,
        isOn: value === true,
        brands: Object.fromEntries(Object.entries(own).map(([brand, one]) => [brand, one === true])),
      })),
      activity: activity.after(query.output.after),
    });
  });
  return app;
}

function factsOf(sites: readonly string[]): ControlRoomFacts {
  const services = Map.groupBy(serviceEndpoints, ({ service }) => service);
  return {
    sites: [...sites],
    markets: brands.flatMap(({ id: brand, markets }) => markets.map(({ id: marketId }) => ({ brand, marketId }))),
    scenarios: scenarioNames,
    statuses: accountStatuses,
    demo: { usernames: demoPlayers.map(({ username }) => username), password: demoPassword },
    faultTargets: [
      ...[...services].map(([group, endpoints]) => ({ group, targets: [group, ...endpoints.map(({ name }) => name)] })),
      { group: 'pages', targets: [...pageTargets] },
    ],
  };
}

/** Returns null if the name is unknown. */
export function toControlRoomPlayer(players: Players, wallet: Wallet, username: string): ControlRoomPlayer | null {
  const player = players.byUsername(username);
  if (!player) return null;
  const { user_id: userId, brand, market_id: marketId, currency: currencyIsoCode, status_id: accountStatusId } = player;
  return {
    userId,
    username: player.username,
    brand,
    marketId,
    currencyIsoCode,
    accountStatusId,
    balances: wallet.balances(userId).map(({ type, amount }) => ({ type, amount })),
  };
}

function response<T extends object>(body: T): Response {
  return new Response(JSON.stringify(body), { headers: apiHeaders });
}
