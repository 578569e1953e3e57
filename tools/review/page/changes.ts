/** A part of a picture, in its pixels. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Size of a tile in pixels. Changes in neighbouring tiles count as one. */
const TILE = 16;
/** The largest difference to ignore, summed over the four channels of a pixel (0 to 1020). */
const TOLERANCE = 40;

/** Finds where two pictures of the same size differ. The areas don't touch and are listed from the top. */
export function findChanges(expected: ImageData, actual: ImageData): Area[] {
  const { width, height } = expected;
  const columns = Math.ceil(width / TILE);
  /** The changed area within each tile, by the tile's index in reading order. */
  const tiles = new Map<number, Area>();
  for (let pixel = 0; pixel < width * height; pixel++) {
    let difference = 0;
    for (let at = pixel * 4; at < pixel * 4 + 4; at++)
      difference += Math.abs((expected.data[at] ?? 0) - (actual.data[at] ?? 0));
    if (difference <= TOLERANCE) continue;
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    const tile = Math.floor(y / TILE) * columns + Math.floor(x / TILE);
    const point = { x, y, width: 1, height: 1 };
    tiles.set(tile, unite(tiles.get(tile) ?? point, point));
  }
  return [...tiles.keys()].flatMap((tile) => takeTouching(tiles, tile, columns) ?? []);
}

/** Removes a tile and everything connected to it from `tiles`, and returns the area they cover. */
function takeTouching(tiles: Map<number, Area>, first: number, columns: number): Area | undefined {
  let all = tiles.get(first);
  const found = [first];
  for (let tile = found.pop(); tile !== undefined; tile = found.pop()) {
    const area = tiles.get(tile);
    if (!area || !all) continue;
    all = unite(all, area);
    tiles.delete(tile);
    for (const row of [-columns, 0, columns])
      for (const column of [-1, 0, 1])
        if (Math.abs(((tile + column + columns) % columns) - (tile % columns)) <= 1)
          found.push(tile + row + column);
  }
  return all;
}

function unite(a: Area, b: Area): Area {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  const width = Math.max(a.x + a.width, b.x + b.width) - x;
  return { x, y, width, height: Math.max(a.y + a.height, b.y + b.height) - y };
}
