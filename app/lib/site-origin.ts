/** The origin of absolute addresses: the configured one, else the one the visitor asked. */
export function siteOrigin(publicUrl: string | undefined, request: Request): string {
  return new URL(publicUrl ?? request.url).origin
}

/** A path without its trailing slash and in lower case, as every address of the site is written. */
export function canonicalPath(request: Request): string {
  const path = new URL(request.url).pathname.toLowerCase().replace(/\/+$/, '')
  return path === '' ? '/' : path
}
