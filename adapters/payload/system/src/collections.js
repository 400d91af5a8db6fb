import { ValidationError } from 'payload';
import { publishHooks } from './publish.js';

export const isEditor = ({ req }) => req.user?.role === 'editor';
const isUser = ({ req }) => Boolean(req.user);
/** The web server's key reads, and only editors change. */
const access = { read: isUser, create: isEditor, update: isEditor, delete: isEditor };
const textField = (name, more = {}) => ({ name, type: 'text', ...more });
const isJsonObject = (value) => {
  try {
    return JSON.parse(value)?.constructor === Object;
  } catch {
    return false;
  }
};
/** JSON as text: Payload's own field loads its editor from another company's servers, as its field for code does. */
const jsonText = (name, more = {}) => ({
  name,
  type: 'textarea',
  localized: true,
  validate: (value) =>
    !value?.trim() || isJsonObject(value) || 'Not an object of JSON: look for a missing comma or quote.',
  ...more,
});
const localized = (name, more = {}) => textField(name, { localized: true, ...more });

/** Where a document applies: empty fields mean everywhere, and the document for the fewest places wins. */
const scope = (brands) => [
  { name: 'brands', type: 'select', hasMany: true, options: brands, admin: { position: 'sidebar' } },
  { name: 'markets', type: 'relationship', relationTo: 'places', hasMany: true, admin: { position: 'sidebar' } },
];

const drafts = { drafts: { autosave: false, schedulePublish: true }, maxPerDoc: 20 };

const ids = (list) =>
  (list ?? [])
    .map((entry) => String(entry?.id ?? entry))
    .toSorted()
    .join(' ');

/** Refuses to publish a page whose path another page has in the same brands and markets. */
async function refuseSecondPage({ data, originalDoc, req }) {
  const page = { ...originalDoc, ...data };
  if (page._status !== 'published') return data;
  const { docs } = await req.payload.find({
    collection: 'pages',
    where: { path: { equals: page.path }, _status: { equals: 'published' } },
    depth: 0,
    limit: 100,
    req,
  });
  const other = docs.find(
    (doc) =>
      doc.id !== originalDoc?.id && ids(doc.brands) === ids(page.brands) && ids(doc.markets) === ids(page.markets),
  );
  if (other !== undefined)
    throw new ValidationError(
      {
        collection: 'pages',
        errors: [{ path: 'path', message: 'Another published page has this path in the same brands and markets.' }],
      },
      req.t,
    );
  return data;
}

const isPath = (value) =>
  (typeof value === 'string' && /^\/(?:[^\s/?#\\"'<>[\]]+(?:\/[^\s/?#\\"'<>[\]]+)*)?$/.test(value)) ||
  'A path starts with a slash, does not end with one, and has no spaces, quotes, ? or #.';

/** An address of the web server that shows drafts; `{brand}` stands for the brand. */
const previewOf = (brands) => (doc) => {
  const address = process.env.PREVIEW_ADDRESS;
  return address && doc.path ? address.replace('{brand}', doc.brands?.[0] ?? brands[0]) + doc.path : null;
};

export function createCollections({ brands, blocks }) {
  const blockList = blocks.map(({ slug, fields }) => ({ slug, fields }));
  const sharedReference = { slug: 'shared', fields: [textField('name', { required: true })] };
  return [
    {
      slug: 'users',
      auth: { useAPIKey: true },
      access: { ...access, read: isEditor, unlock: isEditor, admin: isEditor },
      admin: { useAsTitle: 'email' },
      fields: [{ name: 'role', type: 'select', options: ['editor', 'reader'], required: true, defaultValue: 'editor' }],
    },
    {
      slug: 'pages',
      access,
      versions: drafts,
      admin: {
        useAsTitle: 'path',
        defaultColumns: ['path', 'title', 'brands', 'markets', '_status'],
        preview: previewOf(brands),
      },
      hooks: { beforeChange: [refuseSecondPage], ...publishHooks },
      fields: [
        textField('path', { required: true, index: true, validate: isPath }),
        ...scope(brands),
        localized('title'),
        { name: 'description', type: 'textarea', localized: true },
        localized('keywords'),
        localized('applicationName'),
        textField('googleSearchConsoleKey'),
        { name: 'robots', type: 'checkbox', label: 'Search engines may index this page' },
        textField('canonicalUrl'),
        { name: 'layout', type: 'blocks', blocks: [sharedReference, ...blockList] },
      ],
    },
    {
      slug: 'shared-blocks',
      access,
      versions: drafts,
      admin: { useAsTitle: 'name', defaultColumns: ['name', 'brands', 'markets', '_status'] },
      hooks: publishHooks,
      fields: [
        textField('name', { required: true, index: true }),
        ...scope(brands),
        { name: 'block', type: 'blocks', maxRows: 1, blocks: blockList },
      ],
    },
    {
      slug: 'categories',
      labels: { singular: 'Blog category', plural: 'Blog categories' },
      access,
      versions: drafts,
      admin: { useAsTitle: 'slug' },
      hooks: publishHooks,
      fields: [
        textField('slug', { required: true, index: true }),
        ...scope(brands),
        localized('categoryName', { required: true }),
        localized('summary'),
        textField('menuImage'),
        localized('latestSectionHeader'),
        { name: 'latestSection', type: 'checkbox' },
        textField('featuredSection', { hasMany: true, label: 'Featured posts (their slugs)' }),
        { name: 'order', type: 'number', required: true, defaultValue: 0 },
      ],
    },
    {
      slug: 'posts',
      labels: { singular: 'Blog post', plural: 'Blog posts' },
      access,
      versions: drafts,
      admin: { useAsTitle: 'slug', defaultColumns: ['slug', 'title', 'category', 'dateCreated', '_status'] },
      hooks: publishHooks,
      fields: [
        textField('slug', { required: true, index: true }),
        textField('category', { required: true, label: 'Slug of the category' }),
        ...scope(brands),
        localized('title', { required: true }),
        { name: 'summary', type: 'textarea', localized: true },
        { name: 'html', type: 'textarea', localized: true },
        localized('keywords'),
        localized('author'),
        textField('dateCreated', { label: 'Date (DD-MM-YYYY)' }),
        textField('heroImage', { label: 'Picture: path on the media origin, or an https address' }),
        localized('heroImageAlt', { label: 'Description of the picture' }),
      ],
    },
    {
      slug: 'nodes',
      labels: { singular: 'List', plural: 'Lists' },
      access,
      versions: drafts,
      admin: { useAsTitle: 'key', defaultColumns: ['key', 'alias', 'parent', 'brands', 'markets', '_status'] },
      hooks: publishHooks,
      fields: [
        textField('key', { required: true }),
        textField('alias', { required: true }),
        { name: 'parent', type: 'relationship', relationTo: 'nodes' },
        ...scope(brands),
        { name: 'productOnly', type: 'checkbox', label: 'Only below the product, not below its markets' },
        localized('name'),
        jsonText('properties'),
        { name: 'order', type: 'number', required: true, defaultValue: 0 },
      ],
    },
    {
      slug: 'places',
      labels: { singular: 'Market', plural: 'Markets' },
      access,
      admin: { useAsTitle: 'name', defaultColumns: ['name', 'brand', 'nodeId', 'locale'] },
      hooks: publishHooks,
      fields: [
        textField('name', { required: true }),
        { name: 'brand', type: 'select', options: brands, required: true },
        { name: 'nodeId', type: 'number', required: true, index: true },
        { name: 'productId', type: 'number', label: 'Product id; only for the product itself' },
        textField('brandName', { required: true }),
        textField('market', { label: 'Id of the market; empty for the product itself' }),
        textField('locale', { required: true }),
        jsonText('facts', { label: 'Values of {{facts}} in texts' }),
      ],
    },
  ];
}
