// The raw message channel of crates/wasm: strings in, strings out.

/** What a compiled module calls while it answers. */
export interface Hooks {
  /** An event, as JSON. */
  tell(json: string): void;
  /** The message of a panic, right before the instance traps. */
  panicked(message: string): void;
}

interface Exports {
  memory: WebAssembly.Memory;
  khamsin_allocate(length: number): number;
  khamsin_answer(at: number, length: number): number;
  khamsin_take_tables(at: number, length: number): number;
  khamsin_bytes(message: number): number;
  khamsin_length(message: number): number;
  khamsin_free(message: number): void;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** An instance of the module. After a trap it must not be used again. */
export class Channel {
  readonly #exports: Exports;

  private constructor(exports: Exports) {
    this.#exports = exports;
  }

  /** Starts an instance. */
  static async open(module: WebAssembly.Module, hooks: Hooks): Promise<Channel> {
    // The module speaks through these before whoever started it has its memory in hand.
    const started: { exports?: Exports } = {};
    const read = (at: number, length: number): string =>
      started.exports === undefined ? '' : decoder.decode(new Uint8Array(started.exports.memory.buffer, at, length));
    const imports = {
      khamsin: {
        now: () => performance.now(),
        tell: (at: number, length: number) => {
          hooks.tell(read(at, length));
        },
        panicked: (at: number, length: number) => {
          hooks.panicked(read(at, length));
        },
      },
    };
    const instance = await WebAssembly.instantiate(module, imports);
    const exports = instance.exports as unknown as Exports;
    started.exports = exports;
    return new Channel(exports);
  }

  /** Answers a question as JSON. */
  answer(question: string): string {
    return this.#call('khamsin_answer', encoder.encode(question));
  }

  /** Takes in a file of tables; what is in it, as JSON. */
  takeTables(bytes: Uint8Array): string {
    return this.#call('khamsin_take_tables', bytes);
  }

  /** How much memory the instance holds, in bytes. */
  get memory(): number {
    return this.#exports.memory.buffer.byteLength;
  }

  #call(name: 'khamsin_answer' | 'khamsin_take_tables', bytes: Uint8Array): string {
    const at = this.#exports.khamsin_allocate(bytes.length);
    // The memory may have grown, and its buffer with it: every view is made anew.
    new Uint8Array(this.#exports.memory.buffer, at, bytes.length).set(bytes);
    const message = this.#exports[name](at, bytes.length);
    const from = this.#exports.khamsin_bytes(message);
    const length = this.#exports.khamsin_length(message);
    const text = decoder.decode(new Uint8Array(this.#exports.memory.buffer, from, length));
    this.#exports.khamsin_free(message);
    return text;
  }
}
