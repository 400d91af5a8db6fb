import { expect, test, vi } from 'vitest';
import { createAccountDetails } from './accountDetails.ts';
import type { Details } from './accountDetails.ts';
import { sampleLogin } from './sampleLogin.ts';

const { account, session } = sampleLogin();
const known: Details = { account, session };

test('AU-12 details are fetched once unless forced', async () => {
  const fetchDetails = vi.fn<() => Promise<Details | null>>(async () => known);
  const details = createAccountDetails(fetchDetails);
  expect(await Promise.all([details.load(), details.load()])).toEqual([known, known]);
  await details.load();
  expect(fetchDetails).toHaveBeenCalledOnce();
  await details.load({ force: true });
  expect(fetchDetails).toHaveBeenCalledTimes(2);
});

test('AU-12 what the login answer brought is not fetched', async () => {
  const fetchDetails = vi.fn<() => Promise<Details | null>>(async () => known);
  const details = createAccountDetails(fetchDetails);
  details.put(known);
  expect(await details.load()).toBe(known);
  expect(fetchDetails).not.toHaveBeenCalled();
});

test('AU-12 HT-05 a failed fetch keeps what was known, and is tried again', async () => {
  const fetchDetails = vi.fn<() => Promise<Details | null>>(async () => null);
  const details = createAccountDetails(fetchDetails);
  expect(await details.load()).toBeNull();
  await details.load();
  expect(fetchDetails).toHaveBeenCalledTimes(2);
  details.put(known);
  expect(await details.load({ force: true })).toBeNull();
  expect(await details.load()).toBe(known);
});

test('AU-12 an answer for a player who has left is not kept', async () => {
  let response: (details: Details) => void = () => undefined;
  const details = createAccountDetails(() => new Promise((resolve) => (response = resolve)));
  const running = details.load();
  details.forget();
  response(known);
  expect(await running).toBeNull();
});
