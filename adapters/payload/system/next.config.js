import { withPayload } from '@payloadcms/next/withPayload';

export default withPayload(
  { poweredByHeader: false, turbopack: { root: import.meta.dirname } },
  { devBundleServerPackages: false },
);
