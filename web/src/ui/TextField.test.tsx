import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Notice } from './Notice.tsx';
import { TextField } from './TextField.tsx';

test('an invalid field is described by its error and hint', () => {
  render(<TextField label="Username" error="Type your username." hint="As on your card." />);
  const field = screen.getByRole('textbox', { name: 'Username' });
  expect(field.getAttribute('aria-invalid')).toBe('true');
  const described = field
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(described).toEqual(['Type your username.', 'As on your card.']);
});

test('a valid field is not marked', () => {
  render(<TextField label="Username" />);
  const field = screen.getByRole('textbox', { name: 'Username' });
  expect(field.hasAttribute('aria-invalid')).toBe(false);
  expect(field.hasAttribute('aria-describedby')).toBe(false);
});

test('announces errors and not information', () => {
  render(
    <>
      <Notice kind="error">Login Failed</Notice>
      <Notice kind="info">Good evening</Notice>
    </>,
  );
  expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual(['Login Failed']);
});
