import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GameTestContext } from '../../domain/game/GameTestContext.tsx';
import { loadLazyMessages } from '../../i18n/loadLazyMessages.ts';
import { loadMessages } from '../../i18n/messages.ts';
import { overlayStore } from '../../services/overlays/openOverlay.ts';
import { resolveQuestions } from './blocks.server.ts';
import Questions from './Questions.tsx';

const messages = await loadMessages('en');
await loadLazyMessages('en', 'questions');
const scrolled = vi.fn<(target: Element) => void>();

beforeEach(() => {
  window.history.replaceState(null, '', '/help');
  Element.prototype.scrollIntoView = function scroll(this: Element) {
    scrolled(this);
  };
});
afterEach(() => scrolled.mockReset());

async function show() {
  const properties = await resolveQuestions({
    topics: [
      {
        heading: 'Account',
        questions: [
          { question: 'How do I set a limit?', html: '<p>In My play.</p>', anchor: 'limits' },
          { question: 'Where is my history?', html: '<p>See <a href="/help#limits">limits</a>.</p><script>x</script>' },
        ],
      },
      { heading: 'Games', questions: [{ question: 'What is RTP?', html: '<p>A share.</p>' }] },
    ],
  });
  return render(
    <GameTestContext messages={messages} navigation={{ go: () => undefined }}>
      <Questions {...properties} />
    </GameTestContext>,
  );
}
function answerOf(question: string): HTMLDetailsElement {
  const details = screen.getByRole('heading', { name: question }).closest('details');
  if (details === null) throw new Error(`The question “${question}” does not open.`);
  return details;
}
const search = (text: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });

test('UI-02 the search keeps matching questions and says how many there are', async () => {
  await show();
  search('limit');
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'How do I set a limit?',
    'Where is my history?',
  ]);
  expect(screen.getByRole('status').textContent).toBe('2 answers for “limit”.');
});

test('UI-02 a search without result offers all questions and support', async () => {
  await show();
  search('bicycle');
  expect(screen.getByText(/No answers match/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Contact customer support' }));
  expect(overlayStore.getState().open).toBe('support');
  fireEvent.click(screen.getByRole('button', { name: 'Show all questions' }));
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3);
});

test('opens the question that the address names', async () => {
  window.history.replaceState(null, '', '/help#limits');
  await show();
  expect(answerOf('How do I set a limit?').open).toBe(true);
  expect(answerOf('What is RTP?').open).toBe(false);
  expect(scrolled).toHaveBeenCalledWith(answerOf('How do I set a limit?'));
});

test('opens the question of a link on the page and of a changed address', async () => {
  await show();
  fireEvent.click(within(answerOf('Where is my history?')).getByRole('link', { hidden: true }));
  expect(answerOf('How do I set a limit?').open).toBe(true);
  answerOf('How do I set a limit?').open = false;
  window.history.replaceState(null, '', '/help#limits');
  act(() => void window.dispatchEvent(new HashChangeEvent('hashchange')));
  expect(answerOf('How do I set a limit?').open).toBe(true);
});

test('PG-14 answers are sanitised', async () => {
  const { container } = await show();
  expect(container.querySelector('script')).toBeNull();
});
