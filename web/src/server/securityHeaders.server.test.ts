import { expect, test } from 'vitest';
import { pagePolicy } from './securityHeaders.server.ts';

test('pages load pictures from the media origin and the further origins, and nothing else from these', () => {
  const policy = pagePolicy({
    mediaOrigin: 'https://media.example',
    pictureOrigins: ['https://pictures.example', 'https://cdn.example'],
    gamesOrigins: ['https://games.example', 'https://supplier.example'],
    formOrigins: ['https://supplier.example'],
    cashierOrigins: ['https://cashier.example', 'https://bank.example'],
    socketOrigins: ['wss://hub.example'],
    flagOrigins: [],
    vendors: { origins: [], inlineStyles: false, tagManager: null, replay: null },
    inlineScripts: [],
    reportPath: '/reports',
    isSecure: true,
  });
  expect(policy.split('; ').filter((part) => part.includes('pictures.example'))).toEqual([
    "img-src 'self' data: https://media.example https://pictures.example https://cdn.example",
  ]);
});

test('TE-05 a recorder of sessions may load its script and send, and show nothing', () => {
  const origins = ['https://edge.recorder.example', 'https://rs.recorder.example'];
  const policy = pagePolicy({
    mediaOrigin: 'https://media.example',
    pictureOrigins: [],
    gamesOrigins: ['https://games.example'],
    formOrigins: [],
    cashierOrigins: ['https://cashier.example'],
    socketOrigins: [],
    flagOrigins: [],
    vendors: {
      origins: [],
      inlineStyles: false,
      tagManager: null,
      replay: { script: `${origins[0]}/s/fs.js`, origins },
    },
    inlineScripts: [],
    reportPath: '/reports',
    isSecure: true,
  });
  expect(policy.split('; ').filter((part) => /recorder|trusted-types /.test(part))).toEqual([
    "script-src 'self' https://edge.recorder.example",
    "img-src 'self' data: https://media.example https://edge.recorder.example https://rs.recorder.example",
    "connect-src 'self' https://edge.recorder.example https://rs.recorder.example",
    expect.stringMatching(/^trusted-types .* foyer-script default dompurify$/),
  ]);
});
