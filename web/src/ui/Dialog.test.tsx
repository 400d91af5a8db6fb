import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { createFormats } from '../i18n/formats.ts';
import { createTranslate, loadMessages } from '../i18n/messages.ts';
import { TextContext } from '../i18n/TextContext.tsx';
import { Dialog } from './Dialog.tsx';

const text = { t: createTranslate(await loadMessages('en')), formats: createFormats('en-GB') };

function Page({ isDismissable = true, onClose }: { isDismissable?: boolean; onClose: () => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <TextContext value={text}>
      <button onClick={() => setOpen(true)}>Open</button>
      {isOpen && (
        <Dialog
          isOpen
          title="House rules"
          isDismissable={isDismissable}
          onClose={() => {
            onClose();
            setOpen(false);
          }}
        >
          <button onClick={() => setOpen(false)}>Done</button>
        </Dialog>
      )}
    </TextContext>
  );
}

function open(isDismissable: boolean) {
  const onClose = vi.fn<() => void>();
  render(<Page isDismissable={isDismissable} onClose={onClose} />);
  const opener = screen.getByText('Open');
  opener.focus();
  fireEvent.click(opener);
  return { onClose, opener, dialog: screen.getByRole<HTMLDialogElement>('dialog', { name: 'House rules' }) };
}

test('a dialog is modal, is named by its title and closes with its button', () => {
  const { onClose, dialog } = open(true);
  expect(dialog.open).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledOnce();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('returns the focus to the opener when the dialog is removed', () => {
  const { opener } = open(true);
  expect(document.activeElement).not.toBe(opener);
  fireEvent.click(screen.getByText('Done'));
  expect(document.activeElement).toBe(opener);
});

test('UI-04 focuses the tile of an opener that disappeared', () => {
  function Tile() {
    const [isOpen, setOpen] = useState(false);
    const [isHovered, setHovered] = useState(true);
    return (
      <TextContext value={text}>
        <ul>
          <li>
            <a href="/game/1">Iron Longship</a>
            {isHovered && (
              <button onClick={() => setOpen(true)} onBlur={() => setHovered(false)}>
                About
              </button>
            )}
          </li>
        </ul>
        <Dialog isOpen={isOpen} title="Iron Longship" onClose={() => setOpen(false)}>
          Rules
        </Dialog>
      </TextContext>
    );
  }
  render(<Tile />);
  const about = screen.getByText('About');
  about.focus();
  fireEvent.click(about);
  expect(about.isConnected).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('link', { name: 'Iron Longship' })).toBe(document.activeElement);
});

test('a press on the backdrop closes the dialog, unless it began inside', () => {
  const { onClose, dialog } = open(true);
  fireEvent.pointerDown(screen.getByText('Done'));
  fireEvent.click(dialog);
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
  expect(onClose).toHaveBeenCalledOnce();
});

test('a dialog that requires an answer cannot be dismissed', () => {
  const { onClose, dialog } = open(false);
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
  expect(fireEvent(dialog, new Event('cancel', { cancelable: true }))).toBe(false);
  expect(fireEvent.keyDown(dialog, { key: 'Escape' })).toBe(false);
  dialog.close();
  expect(dialog.open).toBe(true);
  expect(onClose).not.toHaveBeenCalled();
});
