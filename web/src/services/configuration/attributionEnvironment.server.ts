import { attributionName, maxAttributionParameters } from '@foyer/contract/attribution';
import * as v from 'valibot';

/** Parameters that are never attribution: those of the site, and whatever may hold a secret. */
const refusedName = /^(?:language|login|register|inspect|sort)$|token|password/i;

/** Environment variable of the parameters that say what led a visitor here. */
export const attributionEnvironment = {
  /** Query parameters of affiliates and campaigns, the most important first, for example `btag utm_source`. */
  ATTRIBUTION_PARAMETERS: v.optional(
    v.pipe(
      v.string(),
      v.transform((text): readonly string[] => [...new Set(text.split(/[\s,]+/).filter(Boolean))]),
      v.check(
        (names) =>
          names.length <= maxAttributionParameters &&
          names.every((name) => v.is(attributionName, name) && !refusedName.test(name)),
        `is not a list of up to ${maxAttributionParameters} names of parameters, as in \`btag utm_source\`, or names one of the site's own`,
      ),
    ),
    '',
  ),
};
