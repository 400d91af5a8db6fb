import { afterEach, expect, test, vi } from 'vitest';
import { exclusionRegisterClient } from './exclusionRegisterClient.ts';
import { tenPersons } from './likeNamedPersons.ts';

const now = Date.UTC(2026, 0, 15);
const [person] = tenPersons;
if (person === undefined) throw new Error('There are no persons.');
const lookUp = exclusionRegisterClient('http://register.example/accounts', () => now);
const unanswered = { result: 'unanswered', until: null };
afterEach(() => vi.unstubAllGlobals());

/** Stubs the register's responses, one for each call, and returns the calls. */
function answering(...responses: (() => Response | Promise<Response>)[]) {
  const fetched = vi.fn<typeof fetch>(async () => (responses.shift() ?? (() => Response.error()))());
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

test.each([
  [
    { result: 'listed', until: '2026-02-01T00:00:00Z' },
    { result: 'listed', until: Date.UTC(2026, 1, 1) },
  ],
  [{ result: 'listed' }, { result: 'listed', until: null }],
  [
    { result: 'notListed', until: '2025-02-01T00:00:00Z' },
    { result: 'notListed', until: Date.UTC(2025, 1, 1) },
  ],
  [
    { result: 'possible', until: null },
    { result: 'possible', until: null },
  ],
])('UK20 reads the response %j', async (body, expected) => {
  const fetched = answering(() => Response.json(body));
  expect(await lookUp(person, 1000)).toEqual(expected);
  expect(fetched.mock.calls[0]?.[0]).toBe('http://register.example/accounts/exclusion-register/check');
});

test.each([
  ['listed until a time that is over', { result: 'listed', until: '2025-02-01T00:00:00Z' }],
  ['not listed, but until a time to come', { result: 'notListed', until: '2027-02-01T00:00:00Z' }],
  ['of an unknown kind', { result: 'maybe' }],
  ['without a result', {}],
])('UK20 does not believe a response that is %s', async (_name, body) => {
  answering(() => Response.json(body));
  expect(await lookUp(person, 1000)).toEqual(unanswered);
});

test('UK20 tries a failed call once more, and then gives up', async () => {
  const failed = () => Response.json({}, { status: 503 });
  answering(failed, () => Response.json({ result: 'notListed' }));
  expect(await lookUp(person, 1000)).toEqual({ result: 'notListed', until: null });
  const fetched = answering(failed, failed, () => Response.json({ result: 'notListed' }));
  expect(await lookUp(person, 1000)).toEqual(unanswered);
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('UK20 waits no longer than the deadline', async () => {
  const fetched = vi.fn<typeof fetch>(
    (_address, init) =>
      new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('aborted')))),
  );
  vi.stubGlobal('fetch', fetched);
  expect(await lookUp(person, 20)).toEqual(unanswered);
  expect(fetched).toHaveBeenCalledTimes(1);
});
