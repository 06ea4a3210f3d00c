/** Large enough to make writes cheap, small enough to start at once. */
const FULL = 64 * 1024;
/** The most UTF-8 bytes for one UTF-16 unit. */
const BYTES_OF_CHARACTER = 3;

/**
 * Collects lines as UTF-8. Each line is encoded in place: joined as a string first, one curly quote would double the
 * size of the batch, and all of it would be copied twice.
 */
export class LineBuffer {
  #bytes = Buffer.allocUnsafeSlow(2 * FULL);
  #length = 0;

  add(line: string): void {
    const most = line.length * BYTES_OF_CHARACTER + 1;
    if (this.#length + most > this.#bytes.length) this.#widen(most);
    this.#length += this.#bytes.write(line, this.#length);
    this.#bytes[this.#length] = NEW_LINE;
    this.#length += 1;
  }

  get isFull(): boolean {
    return this.#length >= FULL;
  }

  get isEmpty(): boolean {
    return this.#length === 0;
  }

  /** Returns all of it, in memory that is not written to again. */
  take(): Buffer {
    const taken = this.#bytes.subarray(0, this.#length);
    this.#bytes = Buffer.allocUnsafeSlow(2 * FULL);
    this.#length = 0;
    return taken;
  }

  #widen(by: number): void {
    const wider = Buffer.allocUnsafeSlow(this.#length + by);
    wider.set(this.#bytes.subarray(0, this.#length));
    this.#bytes = wider;
  }
}

const NEW_LINE = 0x0a;
