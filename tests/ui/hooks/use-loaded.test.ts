// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useLoaded } from '../../../src/ui/hooks';

const reason = new Error('gone');
const warn = () => vi.mocked(console.warn);
beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());
afterEach(cleanup);

/** Lets what is loading arrive, or fail. */
const arrive = () => act(() => Promise.resolve());

async function renderLoaded(load: () => Promise<unknown>, wanted: unknown) {
  const onFail = vi.fn();
  const { result, rerender, unmount } = renderHook(
    (props: { wanted: unknown }) => useLoaded(load, props.wanted, 'The sea stays still.', onFail),
    { initialProps: { wanted } },
  );
  await arrive();
  const want = async (next: unknown): Promise<void> => {
    rerender({ wanted: next });
    await arrive();
  };
  return { result, want, unmount, onFail };
}

describe('code that is loaded when it is wanted', () => {
  it('is null until it is wanted and there, and is loaded once', async () => {
    const sea = () => 'moves';
    const load = vi.fn(() => Promise.resolve(sea));
    const { result, want } = await renderLoaded(load, false);
    expect(load).not.toHaveBeenCalled();
    expect(result.current).toBe(null);
    await want(true);
    expect(result.current).toBe(sea);
    await want('more');
    await want(null);
    expect(result.current).toBe(sea);
    expect(load).toHaveBeenCalledOnce();
    expect(warn()).not.toHaveBeenCalled();
  });

  it('is named in the console if it cannot be loaded, and is tried again when it is wanted again', async () => {
    const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(reason).mockResolvedValue('sea');
    const { result, want, onFail } = await renderLoaded(load, 1);
    expect(warn()).toHaveBeenCalledExactlyOnceWith('The sea stays still.', reason);
    expect(onFail).toHaveBeenCalledExactlyOnceWith(reason);
    await want(1);
    expect(load).toHaveBeenCalledOnce();
    await want(2);
    expect(result.current).toBe('sea');
  });

  it('does not call back a component that is gone', async () => {
    let fail: (reason: unknown) => void = () => undefined;
    const loading = new Promise((_, reject) => (fail = reject));
    const { unmount, onFail } = await renderLoaded(() => loading, true);
    unmount();
    fail(reason);
    await arrive();
    expect(warn()).toHaveBeenCalledOnce();
    expect(onFail).not.toHaveBeenCalled();
  });
});
