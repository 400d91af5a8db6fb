import { test } from './support/fixtures.ts';
import { shortJourney } from './support/shortJourney.ts';

test.use({ cookieGroups: null });

/** Deletes what is newer than the oldest supported browsers, or missing in one of them. */
function deleteNewerApis(): void {
  const members: [object, readonly string[]][] = [
    [Array.prototype, ['toSorted', 'toReversed', 'toSpliced', 'with']],
    [Object.getPrototypeOf(Int8Array.prototype) as object, ['toSorted', 'toReversed', 'with']],
    [Array, ['fromAsync']],
    [String.prototype, ['isWellFormed', 'toWellFormed']],
    [Set.prototype, ['union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf', 'isSupersetOf']],
    [Map, ['groupBy']],
    [Map.prototype, ['getOrInsert', 'getOrInsertComputed']],
    [Object, ['groupBy']],
    [Promise, ['withResolvers', 'try']],
    [URL, ['canParse', 'parse']],
    [AbortSignal, ['any']],
    [Element.prototype, ['checkVisibility', 'setHTML', 'moveBefore']],
    [HTMLElement.prototype, ['showPopover', 'hidePopover', 'togglePopover', 'popover']],
    [PointerEvent.prototype, ['getCoalescedEvents']],
    [Document.prototype, ['startViewTransition', 'activeViewTransition', 'prerendering']],
    [Location.prototype, ['ancestorOrigins']],
    [location, ['ancestorOrigins']],
    [Navigator.prototype, ['userAgentData', 'connection', 'locks', 'scheduling']],
    [
      window,
      [
        'scheduler',
        'requestIdleCallback',
        'cancelIdleCallback',
        'navigation',
        'CloseWatcher',
        'cookieStore',
        'PerformanceEventTiming',
        'documentPictureInPicture',
        'launchQueue',
        'Highlight',
      ],
    ],
  ];
  for (const [owner, names] of members) for (const name of names) Reflect.deleteProperty(owner, name);
}

test('a visitor whose browser lacks newer APIs searches, logs in, plays, deposits and logs out @all', async ({
  page,
  newPlayer,
}) => {
  await page.addInitScript(deleteNewerApis);
  await shortJourney(page, await newPlayer());
});
