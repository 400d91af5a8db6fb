import * as v from 'valibot';

/**
 * The part of the flag vendor's browser protocol that Foyer uses (FF-01). `endpoint` cannot describe some of its calls
 * (a stream, the method REPORT), so only the messages are described; sandbox and web validate them on both sides.
 */

/** Keys of all flags at the service (FF-02). The web's own list describes each flag. */
export const flagKeys = [
  'languageToggle',
  'gamification',
  'appAttribution',
  'gameCardJackpotTicker',
  'revampedJackpotTicker',
  'offlineLobby',
  'hourlyCost',
  'searchPhrases',
  'roundReplay',
  'dial',
] as const;
export type FlagKey = (typeof flagKeys)[number];

/** Environment of the sandbox; a vendor uses a client-side id. */
export const sandboxFlagEnvironment = 'foyer-sandbox';

const version = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Value of a flag for one context. Versions increase with each change; `deleted` marks a removed flag. */
export const evaluatedFlag = v.object({
  version: v.optional(version),
  value: v.optional(v.unknown()),
  variation: v.optional(v.nullable(version)),
  deleted: v.optional(v.boolean()),
  trackEvents: v.optional(v.boolean()),
});
export type EvaluatedFlag = v.InferOutput<typeof evaluatedFlag>;

/** Response of an evaluation, and the stream's `put`: all flags by key, replacing all previous ones. */
export const evaluatedFlags = v.pipe(
  v.unknown(),
  v.check((response) => !Array.isArray(response), 'a list is no map'),
  v.record(v.pipe(v.string(), v.maxLength(256)), evaluatedFlag),
);
export type EvaluatedFlags = v.InferOutput<typeof evaluatedFlags>;

/** The stream's `patch`, which applies only if its version is newer. */
export const flagPatch = v.object({ key: v.string(), ...evaluatedFlag.entries });
/** The stream's `delete`. */
export const flagDeletion = v.object({ key: v.string(), version });

/** Context of an evaluation: a brand, never a person. */
export const flagContext = v.looseObject({
  kind: v.pipe(v.string(), v.maxLength(100)),
  key: v.optional(v.pipe(v.string(), v.maxLength(256))),
  anonymous: v.optional(v.boolean()),
});
export type FlagContext = v.InferOutput<typeof flagContext>;

const urlRule = v.variant('kind', [
  v.object({ kind: v.picklist(['exact', 'canonical']), url: v.string() }),
  v.object({ kind: v.literal('substring'), substring: v.string() }),
  v.object({ kind: v.literal('regex'), pattern: v.string() }),
]);

/** What an experiment counts: page views, or clicks on elements that a selector matches. */
export const flagGoal = v.variant('kind', [
  v.object({ key: v.string(), kind: v.literal('pageview'), urls: v.array(urlRule) }),
  v.object({ key: v.string(), kind: v.literal('click'), selector: v.string(), urls: v.array(urlRule) }),
]);
export type FlagGoal = v.InferOutput<typeof flagGoal>;

export const flagEvents = v.pipe(
  v.array(
    v.looseObject({
      kind: v.picklist(['identify', 'feature', 'debug', 'custom', 'pageview', 'click_pageview', 'click', 'summary']),
    }),
  ),
  v.maxLength(1000),
);
export const flagDiagnostic = v.looseObject({
  kind: v.picklist(['diagnostic', 'diagnostic-init', 'diagnostic-combined']),
  id: v.looseObject({ diagnosticId: v.string() }),
});
