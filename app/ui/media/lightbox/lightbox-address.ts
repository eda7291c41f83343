/** A link to a picture that opens full screen; its `data-opens` is the hash under which it does. */
export const THUMBNAIL = 'a[data-opens]'

/** Marks a history entry that a click on this page made, so that closing may go back from it. */
export const OPENED_HERE = 'opened-here'

/** The thumbnail whose picture the page's address opens, if it names one. */
export function addressedThumbnail(): HTMLAnchorElement | null {
  const name = CSS.escape(window.location.hash.slice(1))
  return document.querySelector<HTMLAnchorElement>(`a[data-opens="${name}"]`)
}
