import { withoutLastSlashes } from '#app/lib/text/slashes.ts'

/**
 * The origin of absolute addresses; empty where none is configured, so that they are paths alone.
 * What a visitor asked for says nothing about it: everybody can invent a host.
 */
export function siteOrigin(publicUrl: string | undefined): string {
  return publicUrl === undefined ? '' : new URL(publicUrl).origin
}

/**
 * A path without its trailing slash and in lower case, as every address of the site is written.
 * Takes the router's own URL: on a client navigation the request's still ends in `.data`.
 */
export function canonicalPath(url: URL): string {
  const path = withoutLastSlashes(url.pathname.toLowerCase())
  return path === '' ? '/' : path
}
