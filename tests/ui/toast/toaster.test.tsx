// @vitest-environment happy-dom
import { act, render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Dialog } from '../../../src/ui/dialog';
import { toast } from '../../../src/ui/toast/toasts';
import { Toaster } from '../../../src/ui/toast/toaster';
import { toasts } from '../../app/open-app';

const Page = ({ hasDialog }: { hasDialog: boolean }) => (
  <>
    {hasDialog && (
      <Dialog titleId="title" onClose={() => undefined} className="">
        <h2 id="title">Help</h2>
      </Dialog>
    )}
    <Toaster />
  </>
);

const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));

test('a toast that comes behind a dialog is to be seen once that is closed', () => {
  vi.useFakeTimers();
  const onSeen = vi.fn();
  const { rerender } = render(<Page hasDialog />);
  act(() => toast({ title: '5 minutes left', description: '', onSeen }));
  pass(60_000);
  expect(toasts()).toContain('5 minutes left');
  expect(onSeen).not.toHaveBeenCalled();

  rerender(<Page hasDialog={false} />);
  pass(4_000);
  expect(toasts()).toContain('5 minutes left');
  expect(onSeen).toHaveBeenCalled();
  pass(1_000);
  expect(toasts()).toBe('');
});
