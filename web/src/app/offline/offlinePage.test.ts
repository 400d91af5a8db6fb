import { describe, expect, test } from 'vitest';
import type { Visit } from '../../services/market/visit.ts';
import { visitFixture } from '../../services/market/visitFixture.ts';
import { writeDocument } from '../document.server.ts';
import type { DocumentInput } from '../document.server.ts';
import { namedFiles, offlinePage, readVisitorLobby, withFavourites } from './offlinePage.ts';

const helpLine = { name: 'Help & <More>', url: 'https://help.example/?a=1&b=2', phone: '0800 1' };

interface LobbyFacts {
  loginState?: Visit['loginState'];
  path?: string;
  status?: number;
  consentVendor?: Visit['consentVendor'];
  line?: { name: string; url: string };
}

function lobby({
  loginState = 'Logged-Out',
  path = '/',
  status = 200,
  consentVendor = null,
  line = helpLine,
}: LobbyFacts = {}): string {
  const input = {
    model: { path, status, head: { title: 'Lobby', applicationName: 'Regency' }, blocks: [], gameGroupId: null },
    visit: visitFixture({ loginState, consentVendor, helpLine: line, mediaOrigin: 'http://media.example' }),
    links: { canonical: null, alternates: [] },
    shareTags: '',
    structuredData: null,
    markup: '<main><button type="button">Menu</button><input name="q"><img alt="Game" loading="lazy"></main>',
    browserNotices: '<noscript>Off</noscript>',
    styles: [{ href: '/theme/abc-site.css', integrity: 'sha256-a+b/c=', contains: ['/assets/page-1.css'] }],
    fonts: ['/theme/abc-cinzel-600,roboto.woff2'],
    firstPicture: null,
    script: '/assets/browser-1.js',
    preloads: [],
    favicon: '/theme/abc-favicon.svg',
    manifest: '/theme/abc-app.webmanifest',
    appleIcon: '/assets/icon.png',
    themeColour: '#000000',
    earlyScript: 'for(let i=0;i<9;i++);',
    importMap: { href: '/theme/abc-modules.json', integrity: 'sha256-x=' },
    release: '0123456789ab',
  };
  return writeDocument(input as unknown as DocumentInput);
}

const messages = {
  en: {
    title: 'No $& connection',
    text: 'Saved on {date}.',
    help: 'Help: {name}',
    retry: 'Again',
    favourites: 'Your <favourites>',
  },
};
const settings = { messages, styles: { href: '/theme/abc-offline.css', integrity: 'sha256-o=' } };

describe('readVisitorLobby', () => {
  test('accepts a visitor’s lobby as the server renders it', () => {
    expect(readVisitorLobby(lobby())).toMatchObject({ culture: 'en', locale: 'en-GB', helpLine });
    expect(
      readVisitorLobby(
        lobby({ consentVendor: { domainId: 'd', script: 'https://consent.example/s.js', origins: [] } }),
      ),
    ).not.toBeNull();
  });

  test('refuses a player’s page, and one whose tag or data alone says that it is a player’s', () => {
    const page = lobby({ loginState: 'Logged-In' });
    expect(readVisitorLobby(page)).toBeNull();
    expect(readVisitorLobby(page.replace(' data-player=""', ''))).toBeNull();
    expect(readVisitorLobby(lobby().replace('><head>', ' data-player=""><head>'))).toBeNull();
  });

  test('refuses other pages, error pages and foreign documents', () => {
    expect(readVisitorLobby(lobby({ path: '/help' }))).toBeNull();
    expect(readVisitorLobby(lobby({ status: 503 }))).toBeNull();
    expect(readVisitorLobby('<!doctype html><title>Portal of a network</title></body></html>')).toBeNull();
  });

  test('refuses every truncated page', () => {
    const page = lobby();
    for (let length = 0; length < page.length; length += 1) expect(readVisitorLobby(page.slice(0, length))).toBeNull();
  });

  test('refuses data that is damaged', () => {
    expect(readVisitorLobby(lobby().replace('{"model"', '{"model'))).toBeNull();
    expect(readVisitorLobby(lobby().replace('"model":', '"other":'))).toBeNull();
  });
});

test('names styles, scripts, fonts, the import map and the favicon of this site', () => {
  expect(namedFiles(lobby())).toEqual([
    { href: '/theme/abc-site.css', integrity: 'sha256-a+b/c=' },
    { href: '/theme/abc-cinzel-600,roboto.woff2', integrity: '' },
    { href: '/theme/abc-modules.json', integrity: 'sha256-x=' },
    { href: '/assets/browser-1.js', integrity: '' },
    { href: '/theme/abc-favicon.svg', integrity: '' },
  ]);
  expect(namedFiles('<link rel="stylesheet" href="https://other.example/assets/a.css">')).toEqual([]);
});

describe('offlinePage', () => {
  const pageOf = (html: string) => {
    const read = readVisitorLobby(html);
    if (read === null) throw new Error('The lobby was refused.');
    return offlinePage(html, read, settings, new Date('2026-11-26T10:00:00Z'));
  };

  test('has no scripts, no data and no usable controls', () => {
    const page = pageOf(lobby());
    expect(page).not.toMatch(/<script|page-data|modules\.json|loginState/);
    expect(page).toContain('<button disabled type="button">');
    expect(page).toContain('<input disabled name="q">');
    expect(page).toContain('<img alt="Game">');
  });

  test('says what it is, in escaped texts, with the help line and a way to try again', () => {
    const page = pageOf(lobby());
    expect(page).toContain('<link rel="stylesheet" href="/theme/abc-offline.css"></head>');
    expect(page).toContain('<strong>No $&amp; connection</strong> Saved on 26 November 2026 at ');
    expect(page).toContain('<a href="https://help.example/?a=1&amp;b=2">Help &amp; &lt;More&gt;</a> 0800 1');
    expect(page).toContain('href="">Again</a>');
  });

  test('names a help line without phone, and links only to https', () => {
    const page = pageOf(lobby({ line: { name: 'Line', url: 'javascript:alert(1)' } }));
    expect(page).toContain('<p>Help: Line</p>');
  });

  test('throws for a language without messages', () => {
    const read = readVisitorLobby(lobby());
    if (read === null) throw new Error('The lobby was refused.');
    expect(() => offlinePage(lobby(), { ...read, culture: 'toString' }, settings, new Date())).toThrow(/No messages/);
  });
});

describe('withFavourites', () => {
  const lobbyPage = () => {
    const read = readVisitorLobby(lobby());
    if (read === null) throw new Error('The lobby was refused.');
    return offlinePage(lobby(), read, settings, new Date());
  };

  test('adds names below the notice as escaped text in their language', () => {
    const names = ['Ruby $& Road', '</li><script>alert(1)</script>', '" onload="x'];
    const page = withFavourites(lobbyPage(), { culture: 'en', names }, messages);
    expect(page).toContain(
      '</a></section><section class="offline-favourites" aria-labelledby="offline-favourites">' +
        '<h2 id="offline-favourites">Your &lt;favourites&gt;</h2><ul lang="en"><li>Ruby $&amp; Road</li>' +
        '<li>&lt;/li&gt;&lt;script&gt;alert(1)&lt;/script&gt;</li><li>&quot; onload=&quot;x</li></ul></section>',
    );
    expect(page).not.toMatch(/<script|<a [^>]*>Ruby/);
  });

  test('leaves a page unchanged that is not an offline page, and names in a language that the site lacks', () => {
    const names = ['Ruby Road'];
    expect(withFavourites(lobby(), { culture: 'en', names }, messages)).toBe(lobby());
    expect(withFavourites(lobbyPage(), { culture: 'xx', names }, messages)).toBe(lobbyPage());
    expect(withFavourites(lobbyPage(), { culture: 'toString', names }, messages)).toBe(lobbyPage());
  });
});
