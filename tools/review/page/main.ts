import type { ReviewState } from '../serve-review';
import { all, byId, create, find, plural } from './elements';
import { drawFrame, Stage, type Pictures, type View } from './stage';

/** How long each moment is shown when a strip plays (ms). */
const MOMENT_MS = 250;

const token = find('meta[name=review-token]', HTMLMetaElement).content;
const dialog = find('dialog', HTMLDialogElement);
const state = (await (await fetch('/state')).json()) as ReviewState;
const total = state.differences.length;
const stage = new Stage();
/** The view last chosen for each kind of picture. */
const views: Record<'strip' | 'page', View> = { strip: 'sides', page: 'slider' };

let shown = 0;
let moment = 0;
let change = 0;
/** Undefined while they load. */
let pictures: Pictures | undefined;
let playing: ReturnType<typeof setInterval> | undefined;

function difference() {
  const found = state.differences[shown];
  if (!found) throw new Error('There is no such picture.');
  return { ...found, kind: found.moments ? ('strip' as const) : ('page' as const) };
}
/** How many pixels differ at a moment, or undefined where none do. */
const pixelsAt = (name = '') => difference().differing.find(({ moment }) => moment === name)?.pixels;
const count = (decision: string) => state.decisions.filter((other) => other === decision).length;
const tally = () => `${count('open')} open, ${count('accepted')} accepted, ${count('skipped')} skipped`;

/** Opens a picture at its first change. */
async function select(index: number): Promise<void> {
  const opened = (index + total) % total;
  shown = opened;
  pictures = undefined;
  document.body.toggleAttribute('data-loading', true);
  pause();
  render();
  const { hasExpected, hasDifference, moments = [''], kind } = difference();
  const load = async (name: string) => {
    const image = Object.assign(new Image(), { src: `/pictures/${opened}/${name}` });
    await image.decode();
    return image;
  };
  try {
    const [actual, expected, marked] = await Promise.all([
      load('actual.webp'),
      hasExpected ? load('expected.webp') : null,
      hasDifference ? load('difference.png') : null,
    ]);
    if (opened !== shown) return;
    pictures = { expected, actual, difference: marked, frames: moments.length };
  } catch {
    byId('summary').textContent = 'This picture could not be read. Run the visual tests again.';
    return;
  }
  document.body.dataset['kind'] = kind;
  document.body.toggleAttribute('data-loading', false);
  stage.view = views[kind] === 'difference' && !hasDifference ? 'slider' : views[kind];
  renderFilm(pictures);
  showMoment(Math.max(0, moments.findIndex(pixelsAt)));
}

function showMoment(index: number): void {
  if (!pictures) return;
  moment = (index + pictures.frames) % pictures.frames;
  change = 0;
  stage.show(pictures, moment);
  if (!playing) stage.goTo(change);
  render();
}

function stepMoment(by: number): void {
  pause();
  showMoment(moment + by);
}

/** Goes to the next moment that differs in a strip, to the next place that does in a page. */
function nextChange(): void {
  const { moments } = difference();
  if (moments) {
    const later = [...moments.slice(moment + 1), ...moments.slice(0, moment + 1)];
    stepMoment(later.findIndex(pixelsAt) + 1);
  } else {
    change = (change + 1) % Math.max(stage.changes.length, 1);
    stage.goTo(change);
  }
}

function pause(): void {
  clearInterval(playing);
  playing = undefined;
}

function play(): void {
  if (playing) pause();
  else if (difference().moments) {
    if (pictures?.expected) setView('sides');
    playing = setInterval(() => showMoment(moment + 1), MOMENT_MS);
  }
  render();
}

/** Changes the view. Choosing the current view again switches to `otherwise`. */
function setView(view: View, otherwise = view): void {
  const { kind, hasDifference } = difference();
  if (!pictures?.expected || (view === 'difference' && !hasDifference)) return;
  views[kind] = stage.view = view === stage.view ? otherwise : view;
  stage.goTo(change);
  render();
}

function setZoom(zoom: number): void {
  stage.zoom = zoom;
  stage.goTo(change);
  render();
}

/** Does nothing while a picture loads, so nobody accepts one they haven't seen. */
async function post(path: string): Promise<boolean> {
  if (!pictures) return false;
  const response = await fetch(path, { method: 'POST', headers: { 'X-Review-Token': token } });
  if (response.ok) state.decisions = (await response.json()) as ReviewState['decisions'];
  render();
  if (!response.ok) byId('count').textContent = `That didn't work: ${await response.text()}`;
  return response.ok;
}

async function decide(action: 'accept' | 'skip'): Promise<void> {
  const decided = shown;
  if (!(await post(`/${action}/${decided}`))) return;
  const following = state.decisions.map((_, index) => (decided + 1 + index) % total);
  const open = following.find((index) => state.decisions[index] === 'open');
  if (open !== undefined) await select(open);
}

async function undo(): Promise<void> {
  const before = state.decisions;
  if (!(await post('/undo'))) return;
  const reopened = before.findIndex((decision, index) => decision !== state.decisions[index]);
  if (reopened >= 0) await select(reopened);
}

const alive = new EventSource('/alive');
alive.onerror = () => end('The program behind this page has stopped. Start it again to go on.');
function end(text: string): void {
  alive.close();
  pause();
  showDialog('The review has ended', create('p', `${tally()}. ${text}`));
}

function showDialog(title: string, content: HTMLElement): void {
  byId('title').textContent = title;
  byId('content').replaceChildren(content);
  if (!dialog.open) dialog.showModal();
}

function showKeys(): void {
  const list = create('dl');
  for (const [key, [text]] of actions) list.append(create('dt', nameOf(key)), create('dd', text));
  list.append(create('dt', 'Space'), create('dd', 'Hold to see the other picture (Enter presses buttons)'));
  showDialog('Keys', list);
}

/** Says what changed, in one sentence. */
function summary({ expected, actual }: Pictures): string {
  if (!expected) return 'New picture: it has no baseline yet.';
  const [before, after] = [expected, actual].map((image) => `${image.naturalWidth} × ${image.naturalHeight}`);
  if (before !== after) return `The size changed from ${before} to ${after} pixels.`;
  const { differing, moments } = difference();
  const [first] = differing;
  const pixels = plural(first?.pixels ?? 0, 'pixel');
  if (!moments) {
    const places = plural(stage.changes.length, 'place');
    return stage.changes.length > 0
      ? `Changed in ${places}: ${pixels}.`
      : `${pixels} changed, too faintly to outline.`;
  }
  const only = differing.length === 1;
  const where = `${only ? 'at' : 'first at'} ${first?.moment ?? moments[0]} (${pixels})`;
  return `${differing.length} of ${moments.length} moments ${only ? 'differs' : 'differ'}, ${where}.`;
}

function renderList(): void {
  const hadFocus = byId('list').contains(document.activeElement);
  const items = state.differences.map(({ name, test }, index) => {
    const decision = state.decisions[index] ?? 'open';
    const button = create('button');
    button.append(create('span', name), create('small', test), create('em', decision, decision));
    button.ariaCurrent = String(index === shown);
    button.onclick = () => void select(index);
    const item = create('li');
    item.append(button);
    return item;
  });
  byId('list').replaceChildren(...items);
  const current = find('#list [aria-current=true]', HTMLElement);
  current.scrollIntoView({ block: 'nearest' });
  if (hadFocus) current.focus();
}

/** Shows each moment of a strip as a button. Dragging across them scrubs. */
function renderFilm(pictures: Pictures): void {
  const kinds = pictures.expected ? (['expected', 'actual'] as const) : (['actual'] as const);
  const names = create('p');
  names.append(...kinds.map((kind) => create('span', kind)));
  const frames = (difference().moments ?? []).map((name, index) => {
    const button = create('button');
    for (const kind of kinds) {
      const canvas = create('canvas');
      drawFrame(canvas, pictures, kind, index);
      button.append(canvas);
    }
    const pixels = pixelsAt(name);
    const status = pixels === undefined ? 'same' : `${pixels} px`;
    button.append(create('span', name), create('small', pictures.expected ? status : 'new'));
    button.toggleAttribute('data-differs', pixels !== undefined);
    button.onclick = () => stepMoment(index - moment);
    button.onpointerenter = ({ buttons }) => buttons > 0 && stepMoment(index - moment);
    return button;
  });
  byId('film').replaceChildren(names, ...frames);
}

function render(): void {
  const { name, test, baseline, moments, hasDifference } = difference();
  const isDecided = count('open') === 0;
  const next = isDecided ? ' Press Done, then commit the new baselines with the change they show.' : '';
  byId('count').textContent = `${total - count('open')} of ${total} decided: ${tally()}.${next}`;
  byId('done').toggleAttribute('data-ready', isDecided);
  byId('name').textContent = name;
  byId('test').textContent = `${shown + 1} of ${total} · ${test}`;
  byId('summary').textContent = pictures ? summary(pictures) : 'Loading …';
  byId('target').textContent = `Baseline: ${baseline}`;
  renderList();
  all('#film button').forEach((button, index) => (button.ariaCurrent = String(index === moment)));

  const isDisabled: Partial<Record<string, boolean>> = {
    u: count('accepted') === 0,
    p: !moments,
    d: !hasDifference,
  };
  for (const button of all('[data-key]')) {
    const { key = '', view } = button.dataset;
    button.toggleAttribute('disabled', isDisabled[key] ?? (view !== undefined && !pictures?.expected));
    if (view) button.ariaPressed = String(view === stage.view && !button.hasAttribute('disabled'));
    else if (/\d/.test(key)) button.ariaPressed = String(Number(key) === stage.zoom);
    else if (key === 'p') button.ariaPressed = String(playing !== undefined);
  }
}

const actions = new Map<string, readonly [text: string, act: () => unknown]>([
  ['a', ['Accept: the actual picture becomes the baseline', () => decide('accept')]],
  ['s', ['Skip: the baseline stays', () => decide('skip')]],
  ['u', ['Undo the last accept', undo]],
  ['ArrowLeft', ['Previous picture', () => select(shown - 1)]],
  ['ArrowRight', ['Next picture', () => select(shown + 1)]],
  ['l', ['Slider', () => setView('slider')]],
  ['c', ['Side by side', () => setView('sides')]],
  ['b', ['Blink, or back to the slider', () => setView('blink', 'slider')]],
  ['d', ['Difference, or back to the slider', () => setView('difference', 'slider')]],
  ['p', ['Play or pause a film strip', play]],
  [',', ['Previous moment', () => stepMoment(-1)]],
  ['.', ['Next moment', () => stepMoment(1)]],
  ['n', ['Next change in this picture', nextChange]],
  ['0', ['Fit in', () => setZoom(0)]],
  ['1', ['Zoom 1×', () => setZoom(1)]],
  ['2', ['Zoom 2×', () => setZoom(2)]],
  ['4', ['Zoom 4×', () => setZoom(4)]],
  ['?', ['These keys', showKeys]],
]);
const nameOf = (key: string) => ({ ArrowLeft: '←', ArrowRight: '→' })[key] ?? key.toUpperCase();

for (const button of all('[data-key]')) {
  const { key = '', view } = button.dataset;
  button.setAttribute('aria-keyshortcuts', key);
  if (view ?? /^[a-z?0]$/.test(key))
    button.append(' ', Object.assign(create('kbd', nameOf(key)), { ariaHidden: 'true' }));
  button.onclick = () => void actions.get(key)?.[1]();
}
byId('done').onclick = () => void post('/done').then((isDone) => isDone && end('You can close this tab.'));

function hold(event: KeyboardEvent): void {
  if (event.key !== ' ' || dialog.open) return;
  // Space must not press the focused button as well.
  event.preventDefault();
  byId('stage').toggleAttribute('data-held', event.type === 'keydown');
}
addEventListener('keyup', hold);
addEventListener('blur', () => byId('stage').removeAttribute('data-held'));
addEventListener('keydown', (event) => {
  hold(event);
  const { key, target, repeat } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || dialog.open) return;
  // Arrow keys move a focused slider. Holding a key down must not accept one picture after another.
  if ((target instanceof HTMLInputElement && key.startsWith('Arrow')) || (repeat && !',.'.includes(key)))
    return;
  const [, act] = actions.get(key.length === 1 ? key.toLowerCase() : key) ?? [];
  if (!act) return;
  event.preventDefault();
  void act();
});

byId('faults').append(...state.faults.map((fault) => create('li', `Ignored ${fault}`)));
byId('scroller').focus();
await select(Math.max(state.decisions.indexOf('open'), 0));
