import * as v from 'valibot';

export const scriptAddress = v.pipe(
  v.string('must be a text'),
  v.url('must be an address'),
  v.regex(/^https?:\/\//, 'must be an http or https address'),
);
/** `https://*.vendor.example` is every host below, as in the security policy. */
export const vendorOrigin = v.pipe(
  v.string('must be a text'),
  v.regex(/^https?:\/\/(?:\*\.)?[a-z0-9.:[\]-]+$/i, 'must be an origin without a path'),
);
/** Id of a brand at a vendor of chat or consent. */
export const vendorId = v.pipe(v.string('must be a text'), v.regex(/^[\w-]{8,64}$/, 'must be an id of the vendor'));
export const chatRegion = v.pipe(
  v.string('must be a text'),
  v.regex(/^[\w-]{1,40}$/, 'must be a region as in the vendor’s snippet'),
);
export const chatGroup = v.picklist(
  ['necessary', 'C0002', 'C0003', 'C0004'],
  'must be necessary, C0002, C0003 or C0004',
);
export const flagEnvironmentId = v.pipe(
  v.string('must be a text'),
  v.regex(/^[\w-]{1,64}$/, 'must be a client-side id of the vendor'),
);
export const replayOrganisation = v.pipe(
  v.string('must be a text'),
  v.regex(/^[\w-]{3,40}$/, 'must be an organisation of the vendor'),
);

const origins = v.array(vendorOrigin, 'must be a list');
const off = v.literal('off');

/** A brand's vendors in `BRANDS_FILE`. What an entry leaves out is as the variables say; `off` is without the vendor. */
export const brandVendors = v.strictObject(
  {
    tagManager: v.exactOptional(
      v.union(
        [
          off,
          v.strictObject({
            script: v.exactOptional(scriptAddress),
            /** Further origins of scripts and frames. */
            scriptOrigins: v.exactOptional(origins),
            /** Origins that tags only connect to. */
            connectOrigins: v.exactOptional(origins),
          }),
        ],
        'must be off, or an object with script, scriptOrigins or connectOrigins',
      ),
    ),
    flagEnvironment: v.exactOptional(flagEnvironmentId),
    consent: v.exactOptional(
      v.union(
        [
          off,
          v.strictObject({
            script: v.exactOptional(scriptAddress),
            domainId: v.exactOptional(vendorId),
            origins: v.exactOptional(origins),
          }),
        ],
        'must be off, or an object with script, domainId or origins',
      ),
    ),
    chat: v.exactOptional(
      v.union(
        [
          off,
          v.strictObject({
            script: v.exactOptional(scriptAddress),
            deploymentId: v.exactOptional(vendorId),
            environment: v.exactOptional(chatRegion),
            origins: v.exactOptional(origins),
            group: v.exactOptional(chatGroup),
          }),
        ],
        'must be off, or an object with script, deploymentId, environment, origins or group',
      ),
    ),
    replay: v.exactOptional(
      v.union(
        [
          v.picklist(['on', 'off']),
          v.strictObject({
            vendor: v.literal('fullstory'),
            script: v.exactOptional(scriptAddress),
            organisation: v.exactOptional(replayOrganisation),
            origins: v.exactOptional(origins),
          }),
        ],
        'must be on, off, or an object with the vendor fullstory and its organisation',
      ),
    ),
  },
  'must be an object',
);

export type BrandVendors = v.InferOutput<typeof brandVendors>;

/** Vendors by brand id. */
export type VendorsOfBrands = ReadonlyMap<string, BrandVendors>;
