import { vi } from 'vitest';

/** A parameter that jumps to its target at once, when it is due; `targets` are all that were scheduled. */
class FakeParam {
  readonly targets: (readonly [value: number, at: number])[] = [];
  constructor(public value = 1) {}
  setTargetAtTime(value: number, at: number): void {
    this.targets.push([value, at]);
  }
  cancelScheduledValues(): void {
    this.targets.length = 0;
  }
}

class FakeNode {
  readonly gain = new FakeParam();
  readonly pan = new FakeParam(0);
  readonly playbackRate = new FakeParam();
  readonly frequency = new FakeParam();
  readonly outputs: FakeNode[] = [];
  type = '';
  channelCount = 2;
  channelCountMode = 'max';
  buffer: { readonly duration: number } | null = null;
  loop = false;
  onended: (() => void) | null = null;
  readonly start = vi.fn();
  readonly stop = vi.fn();
  connect(node: FakeNode): FakeNode {
    this.outputs.push(node);
    return node;
  }
}

/** The browser's audio as far as the player of sounds asks it for something. Each file decodes to a sound of 2 s. */
export class FakeAudio {
  state = 'suspended';
  currentTime = 0;
  readonly destination = new FakeNode();
  readonly sources: FakeNode[] = [];
  readonly gains: FakeNode[] = [];
  readonly filters: FakeNode[] = [];
  readonly panners: FakeNode[] = [];
  readonly decodeAudioData = vi.fn((file: ArrayBuffer) =>
    file.byteLength > 0
      ? Promise.resolve({ duration: 2 })
      : Promise.reject(new DOMException('No sound.', 'EncodingError')),
  );
  readonly resume = vi.fn(() => Promise.resolve(void (this.state = 'running')));
  readonly suspend = vi.fn(() => Promise.resolve(void (this.state = 'suspended')));
  readonly close = vi.fn(() => Promise.resolve(void (this.state = 'closed')));
  createBufferSource = (): FakeNode => this.make(this.sources);
  createGain = (): FakeNode => this.make(this.gains);
  createBiquadFilter = (): FakeNode => this.make(this.filters);
  createStereoPanner = (): FakeNode => this.make(this.panners);
  private make(list: FakeNode[]): FakeNode {
    const node = new FakeNode();
    list.push(node);
    return node;
  }
}
