type Limits = { maxBytes: number; maxBytesPerAddress: number };

export type UploadShare = {
  /** Reserves memory; false if there is no room, and then nothing is reserved. */
  take(bytes: number): boolean;
  release(): void;
};

/** One network address gets only a part: by sending slowly, it could keep everybody else out. */
export class UploadMemory {
  readonly #limits: Limits;
  readonly #heldBy = new Map<string, number>();
  #held = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  get heldBytes(): number {
    return this.#held;
  }

  share(address: string): UploadShare {
    let own = 0;
    return {
      take: (bytes) => {
        const { maxBytes, maxBytesPerAddress } = this.#limits;
        const ofAddress = (this.#heldBy.get(address) ?? 0) + bytes;
        if (this.#held + bytes > maxBytes || ofAddress > maxBytesPerAddress) return false;
        own += bytes;
        this.#held += bytes;
        this.#heldBy.set(address, ofAddress);
        return true;
      },
      release: () => {
        const left = (this.#heldBy.get(address) ?? 0) - own;
        if (left > 0) this.#heldBy.set(address, left);
        else this.#heldBy.delete(address);
        this.#held -= own;
        own = 0;
      },
    };
  }
}
