// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { saveFile } from '../../../src/ui/browser/download';
import { toasts } from '../../../src/ui/toast/toasts';
import { eventually } from '../../until';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const SAFARI = `${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`;
const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 9';
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

const clicked: string[] = [];
const shared: string[] = [];
const onStarted = vi.fn();

beforeEach(() => {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    clicked.push(this.download);
  });
});
afterEach(() => {
  for (const list of [clicked, shared]) list.splice(0);
  onStarted.mockReset();
  toasts.setState([], true);
  vi.unstubAllGlobals();
});

interface Browser {
  readonly userAgent: string;
  readonly standalone?: boolean;
  /** What a press in the share sheet comes to; undefined where there is no sheet. */
  readonly share?: () => Promise<void>;
}

/** Saves a file in this browser. */
function saveIn({ userAgent, standalone, share }: Browser): Promise<void> {
  const shareFiles = async ({ files = [] }: ShareData): Promise<void> => {
    await share?.();
    shared.push(...files.map(({ name }) => name));
  };
  vi.stubGlobal('navigator', {
    userAgent,
    standalone,
    ...(share && { share: shareFiles, canShare: () => true }),
  });
  return saveFile(new Blob(['{}'], { type: 'application/json' }), 'save.json', onStarted);
}

const accept = () => Promise.resolve();
const refuse = (name: string) => () => Promise.reject(new DOMException('', name));
const homeScreen = { userAgent: SAFARI, standalone: true };

describe('a file is', () => {
  test.each([
    ['in Safari', { userAgent: SAFARI, standalone: false }],
    ['in Chrome', { userAgent: `${ANDROID}) ${CHROME}` }],
  ])('downloaded %s, though files could be shared', async (_, browser) => {
    await saveIn({ ...browser, share: accept });
    expect([clicked, shared, onStarted.mock.calls.length]).toEqual([['save.json'], [], 1]);
  });

  test.each([
    ['from the home screen of iOS', homeScreen],
    ['inside Instagram', { userAgent: `${IPHONE} Mobile/15E148 Instagram 390.0.0.28.85` }],
    ['inside Facebook', { userAgent: `${ANDROID}; wv) Version/4.0 ${CHROME} [FB_IAB/FB4A;FBAV/512.0]` }],
    ['inside another app on iOS', { userAgent: `${IPHONE} Mobile/15E148` }],
    ['inside another app on Android', { userAgent: `${ANDROID}; wv) Version/4.0 ${CHROME}` }],
  ])('shared %s, where links save nothing', async (_, browser) => {
    await saveIn({ ...browser, share: accept });
    expect([clicked, shared, onStarted.mock.calls.length]).toEqual([[], ['save.json'], 1]);
  });

  test.each([
    ['there is no sheet', undefined],
    ['the sheet takes no such file', refuse('DataError')],
  ])('still tried as a download there, if %s', async (_, share) => {
    await saveIn({ ...homeScreen, ...(share && { share }) });
    expect([clicked, onStarted.mock.calls.length]).toEqual([['save.json'], 1]);
  });

  test('not saved by a player who closes the sheet, which is no error', async () => {
    await saveIn({ ...homeScreen, share: refuse('AbortError') });
    expect([clicked, onStarted.mock.calls, toasts.getState()]).toEqual([[], [], []]);
  });

  test('offered once more if it took too long to make', async () => {
    await saveIn({ ...homeScreen, share: vi.fn(accept).mockImplementationOnce(refuse('NotAllowedError')) });
    expect([clicked, shared, onStarted.mock.calls]).toEqual([[], [], []]);
    const [offer] = toasts.getState();
    expect(offer?.title).toBe('Your file is ready');
    offer?.actions?.[0]?.act();
    await eventually(() => expect(onStarted).toHaveBeenCalledOnce());
    expect([clicked, shared]).toEqual([[], ['save.json']]);
  });
});
