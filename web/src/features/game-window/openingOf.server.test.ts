import { expect, test } from 'vitest';
import type { GameFrameStyle } from '../../services/configuration/gameFrameStyle.ts';
import { openingOf } from './openingOf.server.ts';

const own = 'https://games.example';
const brightwater = 'https://play.brightwater.example';
const style: GameFrameStyle = {
  origins: [brightwater],
  allow: ['fullscreen', 'clipboard-write'],
  sandbox: ['allow-forms'],
  ready: 'load',
};
const games = { origins: [own, brightwater], frames: new Map([['brightwater', style]]) };

test('GM-02 a game without a description opens as before, on any origin of games', () => {
  expect(openingOf({ launchUrl: `${own}/play/7?culture=en` }, games, 'zh')).toEqual({
    launchUrl: `${own}/play/7?culture=zh`,
  });
  expect(openingOf({ launchUrl: `${brightwater}/7` }, games, 'en')).toEqual({ launchUrl: `${brightwater}/7` });
});

test('a supplier’s address stays as it is, with its fragment, fields and the operator’s style', () => {
  const launchUrl = `${brightwater}/start?culture=en#session=1`;
  const fields = { session: 'a.b', lang: 'zh_Hans' };
  expect(openingOf({ launchUrl, supplier: { frame: 'brightwater', fields } }, games, 'zh')).toEqual({
    launchUrl,
    supplier: { fields, style },
  });
});

test('a supplier without a style gets what every game gets, and is ready with its page', () => {
  expect(openingOf({ launchUrl: `${own}/x`, supplier: {} }, games, 'en')).toEqual({
    launchUrl: `${own}/x`,
    supplier: { style: { origins: [own], allow: ['fullscreen', 'autoplay'], sandbox: [], ready: 'load' } },
  });
});

test.each([
  ['origin', 'https://elsewhere.example/play', {}],
  ['origin', 'https://user:secret@games.example/play', {}],
  ['origin', 'https://games.example.elsewhere.example/play', {}],
  ['originOfStyle', `${own}/play`, { frame: 'brightwater' }],
  ['style', `${brightwater}/play`, { frame: 'unknown' }],
  ['style', `${brightwater}/play`, { frame: 'constructor' }],
  ['style', `${brightwater}/play`, { fields: {} }],
])('A17 refuses for its %s the address %s', (problem, launchUrl, supplier) => {
  expect(openingOf({ launchUrl, supplier }, games, 'en')).toEqual({ problem });
});
