/** The address of a sound's file, or what reads the file where it has none that could be asked for. */
export type SoundAddress = string | (() => Promise<string>);

/** The addresses of each sound's files, by its path or name; the first one that the browser can play is played. */
export type SoundFiles = Readonly<Record<string, readonly SoundAddress[]>>;

/**
 * The files of each sound, by its path in assets/ without the ending. The supplied MP3 comes last, so that other formats
 * replace it.
 *
 * @param found the addresses of files in a game's folder of sounds, by their paths
 */
export function soundFiles(found: Readonly<Record<string, SoundAddress>>): SoundFiles {
  const files: Record<string, SoundAddress[]> = {};
  const inOrder = Object.entries(found).sort(
    ([one], [other]) => Number(one.endsWith('.mp3')) - Number(other.endsWith('.mp3')),
  );
  for (const [path, address] of inOrder) {
    const name = /(?:.*\/assets\/)?(.+)\.\w+$/.exec(path)?.[1] ?? path;
    (files[name] ??= []).push(address);
  }
  return files;
}
