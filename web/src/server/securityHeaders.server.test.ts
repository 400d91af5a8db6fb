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
    vendors: { origins: [], inlineStyles: false, tagManager: null },
    inlineScripts: [],
    reportPath: '/reports',
    isSecure: true,
  });
  expect(policy.split('; ').filter((part) => part.includes('pictures.example'))).toEqual([
    "img-src 'self' data: https://media.example https://pictures.example https://cdn.example",
  ]);
});
