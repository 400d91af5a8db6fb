import { expect, test } from 'vitest';
import { searchQuestions } from './searchQuestions.ts';

const topics = [
  {
    heading: 'Account',
    questions: [
      { question: 'How do I set a limit?', html: '<p>In <b>My play</b>.</p>' },
      { question: 'Where is my history?', html: '<p>In My play, under <a href="/x">Café</a>.</p>' },
    ],
  },
  { heading: '游戏', questions: [{ question: '怎样收藏游戏？', html: '<p>点按心形。</p>' }] },
];
const found = (search: string) =>
  searchQuestions(topics, search).flatMap(({ questions }) => questions.map((one) => one.question));

test.each([
  ['', ['How do I set a limit?', 'Where is my history?', '怎样收藏游戏？']],
  ['MY PLAY', ['How do I set a limit?', 'Where is my history?']],
  ['play history', ['Where is my history?']],
  ['cafe', ['Where is my history?']],
  ['心形', ['怎样收藏游戏？']],
  ['href', []],
  ['bicycle', []],
])('finds questions by every word of “%s”', (search, questions) => {
  expect(found(search)).toEqual(questions);
});

test('leaves out topics without a matching question', () => {
  expect(searchQuestions(topics, 'limit').map(({ heading }) => heading)).toEqual(['Account']);
});
