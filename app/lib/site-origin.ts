/** The origin of absolute addresses: the configured one, else the one the visitor asked. */
export function siteOrigin(publicUrl: string | undefined, request: Request): string {
  return new URL(publicUrl ?? request.url).origin
}

/**
 * A path without its trailing slash and in lower case, as every address of the site is written.
 * Takes the router's own URL: on a client navigation the request's still ends in `.data`.
 */
export function canonicalPath(url: URL): string {
  const path = url.pathname.toLowerCase().replace(/\/+$/, '')
  return path === '' ? '/' : path
}
