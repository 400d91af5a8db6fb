import { expect, test, vi } from 'vitest';
import { createAccountDetails } from './accountDetails.browser.ts';
import type { Details } from './accountDetails.browser.ts';
import { sampleLogin } from './sampleLogin.ts';

const { account, session } = sampleLogin();
const sampleDetails: Details = { account, session };

test('AU-12 fetches details once unless forced', async () => {
  const fetchDetails = vi.fn<() => Promise<Details | null>>(async () => sampleDetails);
  const details = createAccountDetails(fetchDetails);
  expect(await Promise.all([details.load(), details.load()])).toEqual([sampleDetails, sampleDetails]);
  await details.load();
  expect(fetchDetails).toHaveBeenCalledOnce();
  await details.load({ force: true });
  expect(fetchDetails).toHaveBeenCalledTimes(2);
});

test('AU-12 does not fetch details that the login response had', async () => {
  const fetchDetails = vi.fn<() => Promise<Details | null>>(async () => sampleDetails);
  const details = createAccountDetails(fetchDetails);
  details.put(sampleDetails);
  expect(await details.load()).toBe(sampleDetails);
  expect(fetchDetails).not.toHaveBeenCalled();
});

test('AU-12 HT-05 a failed fetch keeps the known details and is retried', async () => {
  const fetchDetails = vi.fn<() => Promise<Details | null>>(async () => null);
  const details = createAccountDetails(fetchDetails);
  expect(await details.load()).toBeNull();
  await details.load();
  expect(fetchDetails).toHaveBeenCalledTimes(2);
  details.put(sampleDetails);
  expect(await details.load({ force: true })).toBeNull();
  expect(await details.load()).toBe(sampleDetails);
});

test('AU-12 drops a response for a player who has logged out', async () => {
  let response: (details: Details) => void = () => undefined;
  const details = createAccountDetails(() => new Promise((resolve) => (response = resolve)));
  const running = details.load();
  details.clear();
  response(sampleDetails);
  expect(await running).toBeNull();
});
