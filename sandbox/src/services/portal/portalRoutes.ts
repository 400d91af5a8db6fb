import { restOfWorldRules } from '@foyer/brands/market';
import type { ExclusionEvent } from '@foyer/contract/exclusion';
import { culture as cultures } from '@foyer/contract/ids';
import { portalPages } from '@foyer/contract/portalPages';
import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { html } from 'hono/html';
import * as v from 'valibot';
import { builtFileHeaders } from '../../kernel/builtFiles.ts';
import { brandFontFiles } from '../../kernel/frame/brandFonts.ts';
import type { Markup } from '../../kernel/markup.ts';
import type { SandboxContext } from '../../kernel/module.ts';
import { webOriginOf } from '../../kernel/webOriginOf.ts';
import type { AccountsService } from '../accounts/accounts.ts';
import { marketOf, type Player } from '../accounts/players.ts';
import type { PlayerHistory } from '../history/playerHistory.ts';
import type { AccountDeletion } from '../player-data/accountDeletion.ts';
import { retentionYearsOf } from '../player-data/accountDeletion.ts';
import { streamOfPieces, type PlayerDataExport } from '../player-data/playerDataExport.ts';
import type { CommunicationPreferences } from './communicationPreferences.ts';
import {
  deletedContent,
  exclusionContent,
  expiredContent,
  gameContent,
  noMarketingContent,
  preferencesContent,
  transactionContent,
  yourDataContent,
} from './portalContent.ts';
import { portalCookie } from './portalCookie.ts';
import { addressOf, portalDocument, portalLogo, type PortalPlace } from './portalDocument.ts';
import { portalMessages } from './portalMessages.ts';
import { periodStart, readPeriod } from './portalPeriods.ts';
import { createPortalSessions, formProofOf } from './portalSessions.ts';
import { portalSheet } from './portalSheet.ts';

/** A client that reads the export more slowly than this loses the connection, in milliseconds. */
const exportTimeoutMs = 60_000;

const maxFormBytes = 4096;
const mark = /^\d{1,15}-\d{1,15}$/;

/** No scripts, no framing and no referrer. */
const pageHeaders = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'cache-control': 'no-store',
};

interface OpenSession {
  readonly id: string;
  readonly player: Player;
}

/** Serves all portal pages. */
export function portalRoutes(
  { database, clock, origins, webOrigins }: Pick<SandboxContext, 'database' | 'clock' | 'origins' | 'webOrigins'>,
  {
    accounts,
    history,
    preferences,
    playerData,
    deletion,
    exclusionEvents,
  }: {
    accounts: AccountsService;
    history: PlayerHistory;
    preferences: CommunicationPreferences;
    playerData: PlayerDataExport;
    deletion: AccountDeletion;
    /** Newest events of the player's self-exclusions, newest first. */
    exclusionEvents(userId: number): readonly ExclusionEvent[];
  },
): Hono {
  const app = brandFontFiles();
  const sessions = createPortalSessions({ database, clock }, accounts.sessions);
  const cookie = portalCookie(origins.portal);

  function sessionOf(context: Context, brand: string): OpenSession | null {
    const id = cookie.read(context, brand);
    const userId = id === undefined ? null : sessions.userOf(id);
    const player = userId === null ? undefined : accounts.players.byId(userId);
    return id !== undefined && player?.brand === brand ? { id, player } : null;
  }

  const closed = (context: Context, place: PortalPlace): Response | Promise<Response> =>
    context.html(
      portalDocument(place, { title: portalMessages[place.culture].ended, username: null }, expiredContent(place)),
      401,
    );

  function contentOf(context: Context, place: PortalPlace, { id, player }: OpenSession): Markup {
    const after = mark.exec(context.req.query('after') ?? '')?.[0];
    const period = readPeriod(context.req.query('period'));
    const section = { period, isFirst: after === undefined };
    const request = {
      userId: player.user_id,
      currencyIsoCode: player.currency,
      culture: place.culture,
      sinceMs: periodStart(period, clock.now()),
      untilMs: clock.now() + 1,
      after,
    };
    if (place.page === 'transaction-history') return transactionContent(place, history.money(request), section);
    if (place.page === 'game-history') {
      const { userId, culture } = request;
      return gameContent(place, history.games(request), section, (roundId) =>
        history.round({ roundId, userId, culture }),
      );
    }
    if (place.page === 'your-data')
      return dataContent(place, { id, player }, context.req.query('step') === 'confirm' ? 'confirm' : 'overview');
    if (accounts.restrictionOf(player) !== null) return noMarketingContent(place);
    return preferencesContent(place, preferences.of(player.user_id, channelsOf(player)), {
      proof: formProofOf(id),
      isSaved: context.req.query('saved') === '1',
    });
  }

  const dataContent = (place: PortalPlace, { id, player }: OpenSession, step: 'overview' | 'confirm' | 'unconfirmed') =>
    html`${yourDataContent(place, {
      proof: formProofOf(id),
      obstacle: deletion.obstacleOf(player.user_id),
      retentionYears: retentionYearsOf(player),
      acceptances: accounts.terms.of(player.user_id),
      step,
    })}${exclusionContent(place, exclusionEvents(player.user_id), player.currency)}`;

  app.use('/portal/*', async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(pageHeaders)) context.header(name, value);
  });
  app.use('/portal/*', bodyLimit({ maxSize: maxFormBytes, onError: (context) => context.text('Too much.', 413) }));

  function show(context: Context, place: PortalPlace): Response | Promise<Response> {
    const launchToken = context.req.query('launchToken');
    if (launchToken !== undefined) {
      // A spent address shows nothing more, even with a valid session (HI-02).
      const id = sessions.open(launchToken);
      if (id === null) return closed(context, place);
      cookie.write(context, place.brand, id);
      // Redirect, so that the token stays out of the browser history and copied links.
      return context.redirect(addressOf(place), 303);
    }
    const session = sessionOf(context, place.brand);
    if (session === null) return closed(context, place);
    return context.html(
      portalDocument(
        place,
        { title: portalMessages[place.culture].pages[place.page], username: session.player.username },
        contentOf(context, place, session),
      ),
    );
  }

  app.get('/portal/:brand{[a-z][a-z0-9-]{1,30}}/:page{[a-z-]+}', (context, next) => {
    const place = placeOf(context, webOrigins);
    return place === null ? next() : Promise.resolve(show(context, place));
  });

  /** Reads a form of the open session; null without a session or with a form of another site. */
  async function formOf(
    context: Context,
    place: PortalPlace,
  ): Promise<{ session: OpenSession; form: FormData } | null> {
    const session = sessionOf(context, place.brand);
    const form = await context.req.formData().catch(() => null);
    return session === null || form === null || form.get('proof') !== formProofOf(session.id)
      ? null
      : { session, form };
  }

  app.post('/portal/:brand{[a-z][a-z0-9-]{1,30}}/:page{your-data}/export', async (context, next) => {
    const place = placeOf(context, webOrigins);
    if (place === null) return next();
    const sent = await formOf(context, place);
    if (sent === null) return closed(context, place);
    const { player } = sent.session;
    return context.body(streamOfPieces(playerData.pieces(player.user_id), exportTimeoutMs), 200, {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="${place.brand}-data-${player.user_id}.json"`,
    });
  });

  app.post('/portal/:brand{[a-z][a-z0-9-]{1,30}}/:page{your-data}', async (context, next) => {
    const place = placeOf(context, webOrigins);
    if (place === null) return next();
    const sent = await formOf(context, place);
    if (sent === null) return closed(context, place);
    const { session, form } = sent;
    const { yourData, pages } = portalMessages[place.culture];
    const isConfirmed = form.get('confirmed') === 'yes';
    const result = isConfirmed ? deletion.request(session.player) : null;
    if (result?.isDeleted === true) {
      const content = deletedContent(place, result.retainedUntil);
      return context.html(portalDocument(place, { title: yourData.deleted, username: null }, content));
    }
    // Unconfirmed, or an obstacle that appeared since the page was shown.
    const content = dataContent(place, session, isConfirmed ? 'overview' : 'unconfirmed');
    const { username } = session.player;
    return context.html(
      portalDocument(place, { title: pages[place.page], username }, content),
      isConfirmed ? 409 : 422,
    );
  });

  app.post('/portal/:brand{[a-z][a-z0-9-]{1,30}}/:page{communication-preferences}', async (context, next) => {
    const place = placeOf(context, webOrigins);
    if (place === null) return next();
    const sent = await formOf(context, place);
    if (sent === null) return closed(context, place);
    const { session, form } = sent;
    const { player } = session;
    if (accounts.restrictionOf(player) !== null) return context.redirect(addressOf(place), 303);
    preferences.save(player.user_id, channelsOf(player), new Set(form.getAll('choice').map(String)));
    return context.redirect(addressOf(place, { saved: '1' }), 303);
  });

  app.get('/portal-sheets/:file{[a-z][a-z0-9-]{1,30}\\.(?:css|svg)}', (context, next) => {
    const [brand = '', kind] = context.req.param('file').split('.');
    const text = kind === 'css' ? portalSheet(brand) : portalLogo(brand);
    if (text === undefined) return next();
    return Promise.resolve(
      context.body(text, 200, {
        ...builtFileHeaders,
        'content-type': kind === 'css' ? 'text/css; charset=utf-8' : 'image/svg+xml',
        'cache-control': 'public, max-age=3600',
      }),
    );
  });
  return app;
}

/** Parses the requested page, or returns null if the portal has no such page or brand. */
function placeOf(context: Context, webOrigins: readonly string[]): PortalPlace | null {
  const [brand, page] = [
    context.req.param('brand') ?? '',
    v.safeParse(v.picklist(portalPages), context.req.param('page')),
  ];
  const culture = v.safeParse(cultures, context.req.query('culture'));
  return page.success && portalSheet(brand) !== undefined
    ? {
        brand,
        page: page.output,
        culture: culture.success ? culture.output : 'en',
        siteOrigin: webOriginOf(brand, webOrigins),
      }
    : null;
}

/** UK23: returns the channels that the player's market offers. */
const channelsOf = (player: Player) =>
  (marketOf(player.brand, player.market_id)?.rules ?? restOfWorldRules).registration.marketingChannels;
