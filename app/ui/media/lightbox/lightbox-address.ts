/** `data-opens` is the hash that opens the picture. */
export const THUMBNAIL = 'a[data-opens]'

/** Marks a history entry from a click on this page, so that closing may go back. */
export const OPENED_HERE = 'opened-here'

export function addressedThumbnail(): HTMLAnchorElement | null {
  const name = CSS.escape(window.location.hash.slice(1))
  return document.querySelector<HTMLAnchorElement>(`a[data-opens="${name}"]`)
}
