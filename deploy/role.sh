#!/bin/sh
# One role of the house, without npm: `role.sh site`, `studio`, or the name of a script such as
# `migrate`, `backup` or `doctor`. The role takes this shell's place, so signals reach it.
set -eu
# The folder as it was named, not what a link points to: SIGHUP starts what the link names then.
cd "$(dirname "$0")/.."
role=${1:-site}
[ $# -eq 0 ] || shift
# The C library would keep memory apart for each thread, and give it back to none.
export NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 MALLOC_ARENA_MAX=2

case $role in
  site)
    node --import tsx scripts/check-role.ts site
    exec node --conditions=production "$PWD/site/build/server/index.js"
    ;;
  studio)
    node --import tsx scripts/check-role.ts studio
    exec node --conditions=production node_modules/next/dist/bin/next start studio \
      -H "${STUDIO_HOST:-127.0.0.1}" -p "${STUDIO_PORT:-3001}" --keepAliveTimeout 130000
    ;;
  *)
    exec node --conditions=production --import tsx "scripts/$role.ts" "$@"
    ;;
esac
