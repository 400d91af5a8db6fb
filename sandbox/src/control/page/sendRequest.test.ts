import { messageContent, topics } from '@foyer/contract/broker';
import { titledEvent } from '@foyer/contract/milestones';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { actionKinds, fieldsOf, sendKinds, buildSendRequest } from './sendRequest.ts';
import type { ActionKind, SendForm, SendKind } from './sendRequest.ts';

const form: SendForm = {
  title: 'Jazz night',
  text: 'At eight.',
  action: 'none',
  label: 'See',
  url: '/promotions',
  promotionId: '7',
  streakCount: '3',
  json: '{"id":"a"}',
};
const to = { userId: 5, guId: '0b0c4a52-6f0f-4e0a-9d0e-3f1f6f0a7b11' };
const kinds = Object.keys(sendKinds) as SendKind[];
const order = (kind: SendKind, change: Partial<SendForm> = {}) => buildSendRequest(kind, { ...form, ...change }, to);

test('every kind of message is valid for the product, and every topic has a kind', () => {
  const sent = kinds.map((kind) => order(kind));
  expect(sent.every(({ way }) => way !== 'none')).toBe(true);
  expect(new Set(sent.flatMap((one) => (one.way === 'broker' ? [one.publish.topic] : [])))).toEqual(new Set(topics));
  for (const one of sent) if (one.way === 'hub') expect(v.is(titledEvent, one.emit.arguments[0])).toBe(true);
});

test.each(Object.keys(actionKinds) as ActionKind[])('a message with the call to action %s is valid', (action) => {
  const one = order('xeniaAdvert', { action });
  const read = one.way === 'broker' ? v.safeParse(messageContent, one.publish.content) : null;
  expect(read?.success && (read.output.action?.kind ?? 'none')).toBe(action);
});

test.each<[SendKind, Partial<SendForm>, keyof SendForm]>([
  ['xeniaToast', { title: ' ' }, 'title'],
  ['achievement', { title: '' }, 'title'],
  ['xeniaAdvert', { action: 'link', url: 'https://elsewhere.example' }, 'url'],
  ['xeniaAdvert', { action: 'link', label: ' ' }, 'label'],
  ['xeniaAdvert', { action: 'optIn', promotionId: 'x' }, 'promotionId'],
  ['streak', { streakCount: '0' }, 'streakCount'],
  ['mpd', { json: '[1]' }, 'json'],
  ['mpd', { json: '{' }, 'json'],
])('%s with %o is not sent and explains why at the field %s', (kind, change, field) => {
  expect(order(kind, change)).toMatchObject({ way: 'none', problem: expect.stringMatching(/\.$/), field });
});

test('the form asks only for the fields that the kind and action use', () => {
  expect(fieldsOf('streak', 'link')).toEqual(['streakCount']);
  expect(fieldsOf('xeniaAdvert', 'link')).toContain('url');
  expect(fieldsOf('xeniaAdvert', 'optIn')).not.toContain('url');
});
