#!/bin/sh
# Takes out of a built checkout what only building, types and development need: three quarters of it.
# For the image; `npm run check:image` runs every role on what is left.
set -eu
cd "$(dirname "$0")/.."
rm -rf studio/.next/cache
# Packages name these as peers, or bundle them into what browsers load; the database is another container's.
for name in @embedded-postgres @esbuild-kit drizzle-kit happy-dom libheif-js monaco-editor playwright \
  playwright-core react-datepicker sass typescript next/dist/esm; do
  rm -rf "node_modules/$name"
done
# The compiler of Next: its configuration is plain JavaScript, so that nothing is left to compile.
rm -rf node_modules/@next/swc-*
# A second copy of its program, and what only the tests of a library read.
rm -rf node_modules/esbuild/bin/esbuild node_modules/bintrees/test
find node_modules site/build studio/.next -name '*.map' -delete
# Not those of React itself: Node reads them to know what a package exports.
find node_modules/next/dist/compiled \( -name '*.dev.js' -o -name '*.development.js' \) -delete
find node_modules cms site studio -path '*node_modules*' -type f \
  \( -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' -o -name '*.md' -o -name '*.flow' \) -delete
