import { readFileSync } from 'node:fs';
import { getPayload } from 'payload';
import config from './payload.config.js';

/**
 * Brings the database to the model, and fills it when it has no user: the editor's login, the web server's key and the
 * documents of `seed.json`, which hold each language. Prints `seeded` or `kept`.
 */
const payload = await getPayload({ config });
const { totalDocs } = await payload.count({ collection: 'users' });
if (totalDocs === 0) {
  const { languages, documents } = JSON.parse(readFileSync('seed.json', 'utf8'));
  const context = { isSeed: true };
  for (const { collection, id, byLanguage } of documents) {
    for (const [at, locale] of languages.entries()) {
      const data = { ...byLanguage[locale], ...(collection === 'places' ? {} : { _status: 'published' }) };
      if (at === 0) await payload.create({ collection, locale, context, data: { id, ...data } });
      else await payload.update({ collection, id, locale, context, data });
    }
  }
  const key = { role: 'reader', enableAPIKey: true, apiKey: process.env.SYSTEM_API_KEY };
  const user = (email, password, more) => payload.create({ collection: 'users', data: { email, password, ...more } });
  await user('web-server@example.com', crypto.randomUUID(), key);
  // Last, so that an interrupted seed is noticed by its missing editor.
  await user(process.env.EDITOR_EMAIL, process.env.EDITOR_PASSWORD, { role: 'editor' });
}
process.stdout.write(totalDocs === 0 ? 'seeded\n' : 'kept\n');
process.exit(0);
