/** The peer's pages import their own sheets. */
export function Sheet() {
  return null
}
