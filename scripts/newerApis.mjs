import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import browserslist from 'browserslist';

/** @typedef {import('@mdn/browser-compat-data').BrowserName} BrowserName */
/** @typedef {import('@mdn/browser-compat-data').Identifier} Feature */

/**
 * Names of the list of supported browsers, in the compatibility data. Chrome stands for Chrome for Android and the
 * WebView too: the list's data has only their last version.
 * @type {Record<string, BrowserName[]>}
 */
const compatNames = {
  chrome: ['chrome', 'chrome_android', 'webview_android'],
  edge: ['edge'],
  firefox: ['firefox', 'firefox_android'],
  safari: ['safari'],
  ios_saf: ['safari_ios'],
  samsung: ['samsunginternet_android'],
};

/** Lowest supported version of each browser, from `browserslist` in package.json. @returns {Map<BrowserName, number>} */
function lowestVersions() {
  /** @type {Map<BrowserName, number>} */
  const lowest = new Map();
  for (const entry of browserslist()) {
    const [name = '', version = ''] = entry.split(' ');
    const number = Number.parseFloat(version);
    for (const browser of compatNames[name] ?? [])
      if (!Number.isNaN(number)) lowest.set(browser, Math.min(number, lowest.get(browser) ?? Infinity));
  }
  return lowest;
}

const lowest = lowestVersions();

/**
 * Whether every supported browser has a feature, in every version and without a flag or prefix.
 * @param {Feature} feature
 */
export function isSupported({ __compat: compat }) {
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

/** @param {{ since: number, until: number }[]} ranges */
const sorted = (ranges) => ranges.toSorted((one, other) => one.since - other.since);

/** Interfaces of global objects whose name is not their interface's. @type {Record<string, string>} */
const interfaceOfGlobal = {
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

/** @param {Feature | undefined} parent @returns {[string, Feature][]} */
export function featuresIn(parent) {
  const entries = Object.entries(parent ?? {}).filter(([key]) => key !== '__compat');
  return /** @type {[string, Feature][]} */ (entries);
}

/** @param {string} key */
const memberName = (key) => key.replace(/_static$/, '');
/** @param {string} key */
const isMember = (key) => !key.endsWith('_event') && /^[a-z]\w*$/i.test(memberName(key));

/** By member name, whether one interface or more has it in every supported browser. @type {Map<string, boolean>} */
const supportOfMember = new Map();
for (const features of [[...interfaces], ...[...interfaces.values()].map(featuresIn)])
  for (const [key, feature] of features)
    if (isMember(key) && feature.__compat !== undefined)
      supportOfMember.set(memberName(key), (supportOfMember.get(memberName(key)) ?? false) || isSupported(feature));

/**
 * Whether a supported browser lacks every platform member of this name, such as `toSorted`. Names of one word, and names
 * that also belong to an older interface, say nothing: own objects have them too.
 * @param {string} member
 */
export const isNewerName = (member) => /[a-z][A-Z]/.test(member) && supportOfMember.get(member) === false;

/**
 * Whether a supported browser lacks a global name, such as `scheduler`.
 * @param {string} name
 */
export function isNewerGlobal(name) {
  const feature = windowMembers.get(name) ?? interfaces.get(name);
  return feature?.__compat !== undefined && !isSupported(feature);
}

/**
 * Whether a supported browser lacks a member of a global object, such as `canParse` of `URL`.
 * @param {string} global name of a constructor, namespace or object
 * @param {string} member
 */
export function isNewerMember(global, member) {
  const type = Object.hasOwn(interfaceOfGlobal, global) ? interfaceOfGlobal[global] : global;
  const features = interfaces.get(type ?? '');
  const feature = features?.[`${member}_static`] ?? features?.[member];
  if (feature?.__compat !== undefined) return !isSupported(feature);
  return type === 'Window' ? isNewerGlobal(member) : isNewerName(member);
}
