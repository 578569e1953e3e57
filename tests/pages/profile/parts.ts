import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { press, textOf } from '../../app/open-app';

// The parts of the Profile page.

export const region = (name: string): HTMLElement => screen.getByRole('region', { name });

/** The rows of the history, without its head. */
export const rows = (): Element[] => [...document.querySelectorAll('table.history tbody tr')];

export const file = (): HTMLElement => region('Save file');
export const fileText = (): string => textOf(file());

/** Chooses a file with this text. */
export function choose(text: string): void {
  const input = within(file()).getByLabelText('Import a file');
  const files = [new File([text], 'save.json')];
  Object.defineProperty(input, 'files', { configurable: true, value: files });
  fireEvent.change(input);
}

/** Chooses a file that can be imported, and waits for its preview. */
export async function chooseFile(text: string): Promise<void> {
  choose(text);
  await waitFor(() => within(file()).getByRole('table', { name: 'What will change' }));
}

/** Undoes an import as soon as it has ended: until then the button does nothing. */
export async function pressUndo(): Promise<void> {
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Undo' }).getAttribute('aria-disabled')).toBe('false'),
  );
  press('Undo');
}
