import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getPayload } from 'payload';
import config from './payload.config.js';

// Brings the database to the model. With `--fill` it also adds the documents of `seed.json`, which hold each language,
// the web server's key, and the editor's login.
const payload = await getPayload({ config });
if (process.argv.includes('--fill')) {
  const { languages, documents } = JSON.parse(readFileSync(join(process.env.CONTENT_FOLDER, 'seed.json'), 'utf8'));
  const context = { isSeed: true };
  for (const { collection, id, byLanguage } of documents) {
    const status = collection === 'places' ? {} : { _status: 'published' };
    for (const [index, locale] of languages.entries()) {
      const data = { ...byLanguage[locale], ...status };
      if (index === 0) await payload.create({ collection, locale, context, data: { id, ...data } });
      else await payload.update({ collection, id, locale, context, data });
    }
  }
  const addUser = (email, password, more) =>
    payload.create({ collection: 'users', data: { email, password, ...more } });
  const key = { role: 'reader', enableAPIKey: true, apiKey: process.env.SYSTEM_API_KEY };
  await addUser('web-server@example.com', crypto.randomUUID(), key);
  await addUser(process.env.EDITOR_EMAIL, process.env.EDITOR_PASSWORD, { role: 'editor' });
}
process.exit(0);
