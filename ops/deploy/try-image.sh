#!/usr/bin/env bash
# Builds ops/deploy/Dockerfile from what is committed and runs the image as ops/deploy/kubernetes does, where
# there is neither Docker nor a registry of images: as root, with Debian's buildah, debootstrap and curl.
#   bash ops/deploy/try-image.sh [port]
# In place of node:…-trixie-slim stands Debian 13's least system with this project's own Node, so what is
# tried is the Dockerfile and what it copies, not that image. Needs Debian's mirror and npm's registry.
set -euo pipefail
cd "$(dirname "$0")/../.."
port=${1:-3000}
work=$(mktemp -d)
container='' site=''

finish() {
  [ -z "$site" ] || kill -KILL "$site" 2>/dev/null || true
  for folder in dev proc tmp data .; do umount "$work/image/$folder" 2>/dev/null || true; done
  [ -z "$container" ] || buildah rm "$container" >/dev/null
  rm -rf "$work"
}
trap finish EXIT

# What the image of Node has: a system, node, npm, and here the authorities that this machine trusts.
if ! buildah images --quiet localhost/node-base >/dev/null 2>&1; then
  debootstrap --variant=minbase trixie "$work/base" http://deb.debian.org/debian >"$work/base.log"
  npm=$(dirname "$(dirname "$(readlink -f "$(command -v npm)")")")
  mkdir -p "$work/base/usr/local/lib/node_modules" "$work/base/etc/ssl/certs"
  cp "$(readlink -f node_modules/node/bin/node)" "$work/base/usr/local/bin/node"
  cp -r "$npm" "$work/base/usr/local/lib/node_modules/npm"
  ln -s ../lib/node_modules/npm/bin/npm-cli.js "$work/base/usr/local/bin/npm"
  cp /etc/ssl/certs/ca-certificates.crt "$work/base/etc/ssl/certs/"
  base=$(buildah from scratch)
  buildah copy --quiet "$base" "$work/base" / >/dev/null
  buildah config --env PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin \
    --env NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt "$base"
  buildah commit --quiet --rm "$base" localhost/node-base >/dev/null
fi

git clone --quiet . "$work/context"
# Docker's own format: the other one has no health check.
buildah bud --isolation chroot --network host --pull-never --format docker \
  --build-arg NODE_IMAGE=localhost/node-base \
  --file "$work/context/ops/deploy/Dockerfile" --tag northlight "$work/context"

# An unprivileged user, a tree that no one can write into, /data and /tmp of its own.
container=$(buildah from --pull-never northlight)
mkdir "$work/image"
mount --bind "$(buildah mount "$container")" "$work/image"
mount -o remount,bind,ro "$work/image"
mount -t tmpfs -o uid=10001,gid=10001,mode=0700 tmpfs "$work/image/data"
mount -t tmpfs tmpfs "$work/image/tmp"
mount -t proc proc "$work/image/proc"
mount --bind /dev "$work/image/dev"

said() { buildah inspect --type image --format "$1" northlight; }
mapfile -t variables < <(said '{{range .OCIv1.Config.Env}}{{println .}}{{end}}' | grep .)
mapfile -t command < <(said '{{range .OCIv1.Config.Cmd}}{{println .}}{{end}}' | grep .)
mapfile -t health < <(said '{{range .Docker.Config.Healthcheck.Test}}{{println .}}{{end}}' | grep .)
user=$(said '{{.OCIv1.Config.User}}')
inside=(chroot --userspec="$user" "$work/image" env -i "${variables[@]}" PORT="$port" DRAIN_SECONDS=1
  sh -c 'cd /srv/northlight && exec "$@"' sh)
asked() { curl --silent --show-error --output /dev/null --write-out '%{http_code}' "$@"; }
expect() { [ "$2" = "$3" ] || { echo "$1: $2 instead of $3"; tail -n 20 "$work/site.log"; exit 1; }; echo "$1: $2"; }

"${inside[@]}" "${command[@]}" >"$work/site.log" 2>&1 &
site=$!
for _ in $(seq 120); do [ "$(asked "localhost:$port/readyz" 2>/dev/null)" != 200 ] || break; sleep 1; done
for path in /readyz / /projects /lodha-goa /brochures/lodha-goa.pdf; do
  expect "$path" "$(asked "localhost:$port$path")" 200
done
expect 'an enquiry' "$(asked "localhost:$port/api/v1/user/connect" -H 'content-type: application/json' \
  -H 'pid: northlight' -d '{"meta":{"pid":"northlight"},"pay":{"name":"Asha Rao","phone":"9812345678","email":"asha@example.com","message":"Price?"}}')" 200
[ "${#health[@]}" -gt 1 ] || { echo 'it has no health check'; exit 1; }
"${inside[@]}" "${health[@]:1}"
echo 'its own health check: well'
if "${inside[@]}" touch server.ts 2>/dev/null; then echo 'its tree can be written into'; exit 1; fi
echo 'its tree: read only'
expect 'its user' "$(stat --format %u "/proc/$site")" 10001
kill -TERM "$site"
wait "$site" && ended=0 || ended=$?
site=''
expect 'after SIGTERM' "$ended" 0
echo "the image: $(buildah images --format '{{.Size}}' localhost/northlight)"
