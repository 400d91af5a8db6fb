import * as v from 'valibot';

/**
 * The flag vendor's protocol for browsers, as far as we use it (FF-01). It has calls that `endpoint` cannot describe (a
 * stream, the method REPORT), so only what travels is described here; the sandbox and the web check it on both sides.
 */

/** Every flag's key at the service (FF-02). What each one does stands in the web's own list. */
export const flagKeys = [
  'languageToggle',
  'gamification',
  'appAttribution',
  'gameCardJackpotTicker',
  'revampedJackpotTicker',
] as const;
export type FlagKey = (typeof flagKeys)[number];

/** The sandbox's environment; a vendor's is a client-side id. */
export const sandboxFlagEnvironment = 'foyer-sandbox';

const version = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A flag's value for one context. Versions grow with each change; `deleted` is what is left of a flag that is gone. */
export const evaluatedFlag = v.object({
  version: v.optional(version),
  value: v.optional(v.unknown()),
  variation: v.optional(v.nullable(version)),
  deleted: v.optional(v.boolean()),
  trackEvents: v.optional(v.boolean()),
});
export type EvaluatedFlag = v.InferOutput<typeof evaluatedFlag>;

/** Answer of an evaluation, and the stream's `put`: all flags by their key, in place of all before. */
export const evaluatedFlags = v.pipe(
  v.unknown(),
  v.check((response) => !Array.isArray(response), 'a list is no map'),
  v.record(v.pipe(v.string(), v.maxLength(256)), evaluatedFlag),
);
export type EvaluatedFlags = v.InferOutput<typeof evaluatedFlags>;

/** The stream's `patch`: counts only where its version is above the one held. */
export const flagPatch = v.object({ key: v.string(), ...evaluatedFlag.entries });
/** The stream's `delete`. */
export const flagDeletion = v.object({ key: v.string(), version });

/** Whom flags are for: a brand, never a person. */
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

/** What an experiment counts: a page that is seen, or a press on what a selector finds. */
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
