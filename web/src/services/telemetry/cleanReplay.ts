import { withoutQueries } from './cleanItem.ts';

/** Attributes that describe appearance but not content: no labels, values, descriptions or data attributes. */
const allowedAttributes = new Set([
  'class',
  'id',
  'role',
  'type',
  'rel',
  'href',
  'src',
  'width',
  'height',
  'viewBox',
  'd',
  'fill',
  'stroke',
  'hidden',
  'open',
  'disabled',
  'lang',
  'dir',
  'aria-hidden',
  'aria-expanded',
  'aria-modal',
  'data-brand',
  'rr_width',
  'rr_height',
  'rr_scrollTop',
  'rr_scrollLeft',
  'rr_open_mode',
]);

/** `IncrementalSource.Input` of rrweb. */
const inputSource = 5;

/**
 * Cleans a recorded event before it leaves the page (TE-07): allowed attributes only, addresses without queries, inputs
 * without text. The recorder masks texts, but not names of chosen files or values of radio buttons.
 */
export function cleanReplay<T>(event: T): T;
export function cleanReplay(event: unknown): unknown {
  if (typeof event === 'string') return withoutQueries(event);
  if (typeof event !== 'object' || event === null) return event;
  if (Array.isArray(event)) return event.map((one: unknown) => cleanReplay(one));
  if ('source' in event && event.source === inputSource && 'text' in event) return { ...cleanFields(event), text: '' };
  return cleanFields(event);
}

function cleanFields(event: object): object {
  return Object.fromEntries(
    Object.entries(event).map(([key, value]) => [
      key,
      key === 'attributes' && !Array.isArray(value) ? cleanAttributes(value) : cleanReplay(value),
    ]),
  );
}

function cleanAttributes(attributes: unknown): unknown {
  if (typeof attributes !== 'object' || attributes === null) return {};
  return Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) =>
      allowedAttributes.has(name) ? [[name, cleanReplay(value)]] : [],
    ),
  );
}
