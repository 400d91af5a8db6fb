import { readWebEndpoints } from '../../contract/support/readWebEndpoints.ts';
import type { Scene } from '../support/endpointMoment.ts';
import { endpointMoments } from '../support/endpointMoments.ts';
import { callFaults, callOf, failCalls, silentFaults } from '../support/failCalls.ts';
import { expect, openAsPlayer, test } from '../support/fixtures.ts';
import { logOut, submitLogin } from '../support/logIn.ts';

const endpoints = new Map((await readWebEndpoints()).map((endpoint) => [endpoint.name, endpoint]));
/** A press that has to end with words also when nothing of the page is answered. */
const withoutAnyCall = ['postLogin', 'postLogout', 'getPage', 'postForgotPassword', 'openCashier', 'launchGame'];

const cells = [
  ...Object.keys(endpointMoments).map((name) => ({ name, isAlone: true })),
  ...withoutAnyCall.map((name) => ({ name, isAlone: false })),
];

for (const { name, isAlone } of cells) {
  const moment = endpointMoments[name];
  const endpoint = endpoints.get(name);
  if (moment === undefined || endpoint === undefined) throw new Error(`No endpoint of the web is named ${name}.`);
  const { ready, press, says, works, except } = moment;
  test(`HT-01 every wait ends when somebody ${moment.name} while ${isAlone ? name : 'every call'} fails`, async ({
    page,
    sites,
    sandbox,
    stack,
    newPlayer,
    consoleGuard,
  }) => {
    // Calls that reach the services although the page has given up may be refused.
    consoleGuard.allow(/status of 4\d\d|WebSocket connection to 'ws:\/\/hub\./);
    const calls = await failCalls(page);
    await page.clock.install();
    const player = await newPlayer(moment.as);
    const scene: Scene = { page, player, sandbox, sandboxPort: stack.sandboxPort };
    const address = new URL(moment.at ?? '/', sites[moment.brand ?? 'regency']).href;
    if (moment.as === undefined) await page.goto(address);
    else await openAsPlayer(page, address, player);
    await moment.prepare?.(scene);
    const waiting = page.locator('[aria-busy="true"]:is(form, button):visible, .page-progress[data-pending]');
    const isWhole = async () =>
      (await page.locator('header:visible, [role="toolbar"]:visible').count()) > 0 &&
      (await page.locator('main').first().isVisible()) &&
      (await waiting.count()) === 0;

    for (const fault of (says === undefined ? silentFaults : callFaults).filter(
      (each) => except?.includes(each) !== true,
    ))
      await test.step(fault, async () => {
        await ready?.(scene);
        await calls.start(fault, isAlone ? endpoint : undefined);
        await press(scene);
        await expect.poll(() => calls.failed(), { message: 'the call', intervals: [50] }).not.toEqual([]);
        let passedMs = 0;
        let isSaid = says === undefined;
        await expect
          .poll(
            async () => {
              await page.clock.runFor(2000);
              passedMs += 2000;
              isSaid ||= (await says?.(page).isVisible()) === true;
              // Deadlines and the delays before retries are over after ten seconds.
              return [isSaid, passedMs > 10_000 && (await isWhole())];
            },
            { message: 'an end of the wait', intervals: [20] },
          )
          .toEqual([true, true]);
        await calls.end();
        // Words that come and go must not be taken for those of the next fault.
        if (says !== undefined) await page.clock.runFor(11_000);
      });
    await ready?.(scene);
    const responsePromise = page.waitForResponse((response) =>
      new RegExp(callOf(endpoint)).test(`${response.request().method()} ${new URL(response.url()).pathname}`),
    );
    await press(scene);
    expect((await responsePromise).status()).toBe(200);
    await works?.(scene);
    await expect.poll(isWhole).toBe(true);
  });
}

test('AU-01 AU-11 RM-02 a player logs in, goes on and logs out while every second call of each path fails', async ({
  page,
  sites,
  newPlayer,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of [45]\d\d|WebSocket connection to 'ws:\/\/hub\./);
  const calls = await failCalls(page);
  const player = await newPlayer();
  await page.goto(sites.regency);
  await calls.start('everySecond');
  const dialog = await submitLogin(page, player);
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill(player.password);
  await dialog.getByRole('button', { name: 'Log in' }).click();
  const deposit = page.getByRole('banner').getByRole('button', { name: 'Deposit' });
  await expect(deposit).toBeVisible();
  await expect(page.getByRole('banner').getByText('£1,000.00').first()).toBeVisible();
  await expect(dialog).toBeHidden();
  await logOut(page);
  await expect(deposit).toHaveCount(0);
  expect(await page.evaluate(() => window.sessionStorage.getItem('mgsUserToken'))).toBeNull();
});
