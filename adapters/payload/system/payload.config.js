import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sqliteAdapter } from '@payloadcms/db-sqlite';
import { buildConfig } from 'payload';
import { createCollections, isEditor } from './src/collections.js';

const folder = process.env.CONTENT_FOLDER ?? '.';
/** Written by `npm run content:system`: languages, brands and blocks of the contract. */
const model = JSON.parse(readFileSync(join(folder, 'model.json'), 'utf8'));

export default buildConfig({
  secret: process.env.PAYLOAD_SECRET ?? '',
  serverURL: process.env.SYSTEM_ADDRESS,
  telemetry: false,
  graphQL: { disable: true },
  typescript: { autoGenerate: false },
  admin: {
    user: 'users',
    avatar: 'default',
    meta: { titleSuffix: ' | Foyer content' },
  },
  localization: { locales: model.languages, defaultLocale: model.languages[0].code, fallback: true },
  collections: createCollections(model),
  // Publishes and withdraws documents at the times that editors chose.
  jobs: {
    access: { queue: isEditor, run: isEditor, cancel: isEditor },
    autoRun: [{ cron: '*/2 * * * * *', queue: 'default', limit: 50 }],
  },
  db: sqliteAdapter({
    client: { url: `file:${join(folder, 'content.db')}` },
    allowIDOnCreate: true,
    blocksAsJSON: true,
    busyTimeout: 5000,
    wal: true,
  }),
});
