// What only some browsers have of the File System Access API, so that TypeScript doesn't know it.

interface ChangeObserver {
  observe(folder: FileSystemDirectoryHandle, options: { readonly recursive: boolean }): Promise<void>;
  disconnect(): void;
}

interface FolderAccess {
  /** Rejects with an `AbortError` where the person chooses none. */
  showDirectoryPicker?(options: { readonly id: string }): Promise<FileSystemDirectoryHandle>;
  FileSystemObserver?: new (onChange: () => void) => ChangeObserver;
}

interface WithPermission {
  requestPermission?(): Promise<PermissionState>;
}

const browser = (): FolderAccess => window as FolderAccess;

export const canPickFolder = (): boolean => browser().showDirectoryPicker !== undefined;

/** Asks for a folder; undefined where none is chosen. */
export async function pickFolder(): Promise<FileSystemDirectoryHandle | undefined> {
  try {
    return await browser().showDirectoryPicker?.({ id: 'art' });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return undefined;
    throw error;
  }
}

/** Whether a folder of an earlier visit may be read, for which the browser may ask. Call it as a button is pressed. */
export async function mayRead(folder: FileSystemDirectoryHandle & WithPermission): Promise<boolean> {
  return ((await folder.requestPermission?.()) ?? 'granted') === 'granted';
}

/** Calls back at each change in a folder. Returns what ends that; undefined where the browser can't do it. */
export async function observeFolder(
  folder: FileSystemDirectoryHandle,
  onChange: () => void,
): Promise<(() => void) | undefined> {
  const Observer = browser().FileSystemObserver;
  if (!Observer) return undefined;
  try {
    const observer = new Observer(onChange);
    await observer.observe(folder, { recursive: true });
    return () => observer.disconnect();
  } catch {
    // As on a drive of a network.
    return undefined;
  }
}
