/** Whether the visitor came over TLS, to the site or to a proxy that it trusts. */
export function isSecure(request: Request): boolean {
  return new URL(request.url).protocol === 'https:'
}
