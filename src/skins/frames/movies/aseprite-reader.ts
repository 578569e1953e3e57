/** Reads numbers of an Aseprite file, the lower byte first. Throws an Error past the end. */
export class AsepriteReader {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly view: DataView<ArrayBuffer>;

  constructor(bytes: Uint8Array<ArrayBuffer>) {
    this.bytes = bytes;
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  byte(at: number): number {
    return this.view.getUint8(at);
  }

  word(at: number): number {
    return this.view.getUint16(at, true);
  }

  short(at: number): number {
    return this.view.getInt16(at, true);
  }

  long(at: number): number {
    return this.view.getUint32(at, true);
  }

  text(at: number): string {
    return new TextDecoder().decode(this.bytes.subarray(at + 2, at + 2 + this.word(at)));
  }

  part(from: number, to: number): AsepriteReader {
    return new AsepriteReader(this.bytes.subarray(from, to));
  }
}
