import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import type { BrowserName, Identifier as Feature } from '@mdn/browser-compat-data';
import browserslist from 'browserslist';

/**
 * Names of the list of supported browsers, in the compatibility data. Chrome stands for Chrome for Android and the
 * WebView too: the list's data has only their last version.
 */
const compatNames: Record<string, BrowserName[]> = {
  chrome: ['chrome', 'chrome_android', 'webview_android'],
  edge: ['edge'],
  firefox: ['firefox', 'firefox_android'],
  safari: ['safari'],
  ios_saf: ['safari_ios'],
  samsung: ['samsunginternet_android'],
};

/** Lowest supported version of each browser, from `browserslist` in package.json. */
function lowestVersions(): Map<BrowserName, number> {
  const lowest = new Map<BrowserName, number>();
  for (const entry of browserslist()) {
    const [name = '', version = ''] = entry.split(' ');
    const number = Number.parseFloat(version);
    for (const browser of compatNames[name] ?? [])
      if (!Number.isNaN(number)) lowest.set(browser, Math.min(number, lowest.get(browser) ?? Infinity));
  }
  return lowest;
}

const lowest = lowestVersions();

/** Whether every supported browser has a feature, in every version and without a flag or prefix. */
export function isSupported({ __compat: compat }: Feature) {
  return [...lowest].every(([browser, version]) => {
    const ranges = [compat?.support[browser] ?? []]
      .flat()
      .filter(({ flags, prefix, alternative_name: other }) => !flags && !prefix && !other)
      .map(({ version_added: added, version_removed: removed }) => ({
        since: typeof added === 'string' ? Number.parseFloat(added.replace('≤', '')) : Infinity,
        until: typeof removed === 'string' ? Number.parseFloat(removed) : Infinity,
      }));
    // A complete implementation may follow a partial one.
    let until = version;
    for (const range of sorted(ranges)) if (range.since <= until) until = Math.max(until, range.until);
    return until === Infinity;
  });
}

const sorted = (ranges: { since: number; until: number }[]) => ranges.toSorted((one, other) => one.since - other.since);

/** Interfaces of global objects whose name is not their interface's. */
const interfaceOfGlobal: Record<string, string> = {
  window: 'Window',
  self: 'Window',
  globalThis: 'Window',
  document: 'Document',
  navigator: 'Navigator',
  location: 'Location',
  history: 'History',
  performance: 'Performance',
  crypto: 'Crypto',
};

/** Interfaces, constructors and namespaces with their members, by name. */
const interfaces = new Map([...featuresIn(bcd.javascript['builtins']), ...featuresIn(bcd.api)]);
/** Global names without an interface: functions and properties of the window. */
const windowMembers = new Map(featuresIn(bcd.api['Window']));

export function featuresIn(parent: Feature | undefined): [string, Feature][] {
  const entries = Object.entries(parent ?? {}).filter(([key]) => key !== '__compat');
  return entries as [string, Feature][];
}

const memberName = (key: string) => key.replace(/_static$/, '');
const isMember = (key: string) => !key.endsWith('_event') && /^[a-z]\w*$/i.test(memberName(key));

/** By member name, whether one interface or more has it in every supported browser. */
const supportOfMember = new Map<string, boolean>();
for (const features of [[...interfaces], ...[...interfaces.values()].map(featuresIn)])
  for (const [key, feature] of features)
    if (isMember(key) && feature.__compat !== undefined)
      supportOfMember.set(memberName(key), (supportOfMember.get(memberName(key)) ?? false) || isSupported(feature));

/**
 * Whether a supported browser lacks every platform member of this name, such as `toSorted`. Names of one word, and
 * names that also belong to an older interface, say nothing: own objects have them too.
 */
export const isNewerName = (member: string) => /[a-z][A-Z]/.test(member) && supportOfMember.get(member) === false;

/** Whether a supported browser lacks a global name, such as `scheduler`. */
export function isNewerGlobal(name: string) {
  const feature = windowMembers.get(name) ?? interfaces.get(name);
  return feature?.__compat !== undefined && !isSupported(feature);
}

/**
 * Whether a supported browser lacks a member of a global object, such as `canParse` of `URL`.
 * @param global name of a constructor, namespace or object
 */
export function isNewerMember(global: string, member: string) {
  const type = Object.hasOwn(interfaceOfGlobal, global) ? interfaceOfGlobal[global] : global;
  const features = interfaces.get(type ?? '');
  const feature = features?.[`${member}_static`] ?? features?.[member];
  if (feature?.__compat !== undefined) return !isSupported(feature);
  return type === 'Window' ? isNewerGlobal(member) : isNewerName(member);
}
