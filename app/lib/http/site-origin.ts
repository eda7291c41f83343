import { withoutLastSlashes } from '#app/lib/text/slashes.ts'

/** Empty without configuration: a request's own host is not trusted. */
export function siteOrigin(publicUrl: string | undefined): string {
  return publicUrl === undefined ? '' : new URL(publicUrl).origin
}

/** Without a trailing slash, in lower case. Needs the router's URL: the request's ends in `.data` on a client navigation. */
export function canonicalPath(url: URL): string {
  const path = withoutLastSlashes(url.pathname.toLowerCase())
  return path === '' ? '/' : path
}
