/** What a part of the site brings is imported by the peer's pages. */
export function Sheet() {
  return null
}
