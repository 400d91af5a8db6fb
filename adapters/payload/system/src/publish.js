/** Delay that lets one save of several documents become one notification. */
const batchMs = 100;
const timeoutMs = 5000;
const waitsMs = [0, 500, 2000, 8000];
/** More than these clear every page, because a web server bounds the size of an event. */
const maxPaths = 200;

const addressesOf = (variable) => (process.env[variable] ?? '').split(',').filter(Boolean);

/** Changes since the last notification, for visitors and for the web server that shows drafts. */
const waiting = { WEBHOOKS: [], PREVIEW_WEBHOOKS: [] };
let timer;

/** Same event as that of the contract: brand and paths narrow what the web server clears. */
function toEvent(changes) {
  const brands = new Set(changes.map(({ brand }) => brand));
  const [brand] = brands;
  const paths = changes.every((change) => change.paths !== null)
    ? [...new Set(changes.flatMap((change) => change.paths))]
    : [];
  return {
    event: 'content.published',
    ...(brands.size === 1 && brand !== null ? { brand } : {}),
    ...(paths.length > 0 && paths.length <= maxPaths ? { paths } : {}),
  };
}

async function post(url, event, logger) {
  let problem = '';
  for (const waitMs of waitsMs) {
    if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs).unref());
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-webhook-secret': process.env.WEBHOOK_SECRET ?? '' },
        body: JSON.stringify(event),
        signal: AbortSignal.timeout(timeoutMs),
      });
      await response.body?.cancel();
      if (response.ok) return;
      problem = `status ${response.status}`;
    } catch (error) {
      problem = error instanceof Error ? error.name : 'error';
    }
  }
  logger.error(`A web server did not accept a publication: ${url} (${problem})`);
}

function notify(variable, change, logger) {
  waiting[variable].push(change);
  timer ??= setTimeout(() => {
    timer = undefined;
    for (const [name, changes] of Object.entries(waiting)) {
      if (changes.length === 0) continue;
      const event = toEvent(changes.splice(0));
      for (const url of addressesOf(name)) void post(url, event, logger);
    }
  }, batchMs);
}

/** Brand and paths of a change; null for every brand or page. */
function toChange(collection, docs) {
  const brands = new Set(docs.flatMap((doc) => (doc.brands?.length > 0 ? doc.brands : [null])));
  const paths = collection === 'pages' ? docs.map(({ path }) => path).filter((path) => !path.includes('{')) : null;
  return {
    brand: brands.size === 1 ? [...brands][0] : null,
    paths: paths?.length === docs.length ? paths : null,
  };
}

function changed({ collection, docs, req }) {
  if (req.context.isSeed) return;
  const change = toChange(collection.slug, docs);
  // Collections without drafts have no status.
  if (docs.some(({ _status: status }) => status !== 'draft')) notify('WEBHOOKS', change, req.payload.logger);
  notify('PREVIEW_WEBHOOKS', change, req.payload.logger);
}

/** Tells web servers of published, withdrawn and deleted documents; those that show drafts of every change. */
export const publishHooks = {
  afterChange: [
    ({ collection, doc, previousDoc, req }) =>
      changed({ collection, req, docs: previousDoc?.id === undefined ? [doc] : [doc, previousDoc] }),
  ],
  afterDelete: [({ collection, doc, req }) => changed({ collection, req, docs: [doc] })],
};
