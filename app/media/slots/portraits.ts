const PORTRAIT = /^portrait-[\da-f]{8}$/

/** A photo of a person whom the site's pages name. */
export function isPortrait(slot: string): boolean {
  return PORTRAIT.test(slot)
}
