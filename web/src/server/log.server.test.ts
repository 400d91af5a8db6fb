import { expect, test } from 'vitest';
import { createLog } from './log.server.ts';

test('TE-07 A16 the log has no card numbers and no values of secret fields', () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  log.info(
    { path: '/help/4111 1111 1111 1111', '4111-1111-1111-1111': 1, status: 404, facts: { password: 'x' } },
    'GET',
  );
  expect(JSON.parse(lines.join(''))).toMatchObject({
    path: '/help/…',
    '…': 1,
    status: 404,
    facts: { password: '[redacted]' },
    msg: 'GET',
  });
});
