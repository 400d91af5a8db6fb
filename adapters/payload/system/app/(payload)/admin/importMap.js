import { CollectionCards } from '@payloadcms/next/rsc';

/** Components of the pages for editors that the configuration names. */
export const importMap = { '@payloadcms/next/rsc#CollectionCards': CollectionCards };
