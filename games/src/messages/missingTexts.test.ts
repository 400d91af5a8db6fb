import { defaultCulture } from '@foyer/contract/languages';
import { expect, test } from 'vitest';
import { messagesByLanguage, type Translation } from './messagesByLanguage.ts';
import { missingTexts } from './missingTexts.ts';

const english = { title: 'Title', count: (n: number) => `${n} games`, states: { open: 'Open', closed: 'Closed' } };
type Messages = typeof english;
const inChinese = (messages: Translation<Messages>) =>
  messagesByLanguage<Messages>(english, () => Promise.resolve({ messages }));

test('MK-09 a text that a language lacks is in English, at any depth', async () => {
  const { zh } = await inChinese({ title: '标题', states: { open: '开放' } });
  expect([zh.title, zh.count(2), zh.states]).toEqual(['标题', '2 games', { open: '开放', closed: 'Closed' }]);
});

test('MK-09 a language without the file has the English messages', async () => {
  const { zh } = await messagesByLanguage<Messages>(english, () => Promise.reject(new Error('no such file')));
  expect(zh).toEqual(english);
});

test('MK-09 missing folders, areas and texts are named', () => {
  const areas = { site: english, help: { title: 'Help' } };
  const sentences = (chinese: object | undefined) =>
    missingTexts((language) => (language === defaultCulture ? areas : (chinese as typeof areas | undefined)));
  expect(sentences(areas)).toEqual([]);
  expect(sentences(undefined)).toEqual(['zh is in the list of languages and has no folder of messages.']);
  expect(sentences({ site: { title: '标题', states: { open: '' } } })).toEqual([
    'zh/site.ts has no text for count, states.open, states.closed.',
    'zh/help.ts is missing.',
  ]);
});
