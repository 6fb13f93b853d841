declare module 'libheif-js/libheif-wasm/libheif-bundle.mjs' {
  type Pixels = { data: Uint8ClampedArray; width: number; height: number };
  type HeifImage = {
    get_width(): number;
    get_height(): number;
    is_primary(): boolean;
    /** Fills the pixels, upright; calls back with null if the picture is damaged. */
    display(pixels: Pixels, done: (filled: Pixels | null) => void): void;
    free(): void;
  };
  const libheif: () => {
    HeifDecoder: new () => { decode(file: Uint8Array): HeifImage[] };
  };
  export default libheif;
}
