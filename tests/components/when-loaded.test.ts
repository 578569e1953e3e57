import { describe, expect, it, vi } from 'vitest';
import { whenLoaded } from '../../src/components/when-loaded';

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('what the page can do without', () => {
  it('begins when its program has come, and ends when it is left', async () => {
    const end = vi.fn();
    const begin = vi.fn(() => end);
    const leave = whenLoaded(Promise.resolve('program'), begin, '');
    await settled();
    expect(begin).toHaveBeenCalledExactlyOnceWith('program');
    expect(end).not.toHaveBeenCalled();
    leave();
    expect(end).toHaveBeenCalledOnce();
  });

  it('does not begin if it was left before', async () => {
    const begin = vi.fn(() => () => undefined);
    whenLoaded(Promise.resolve('program'), begin, '')();
    await settled();
    expect(begin).not.toHaveBeenCalled();
  });

  it('is named in the console where its program cannot be had', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const reason = new Error('gone');
    whenLoaded(Promise.reject(reason), () => () => undefined, 'The sea stays still.');
    await settled();
    expect(warn).toHaveBeenCalledExactlyOnceWith('The sea stays still.', reason);
  });
});
