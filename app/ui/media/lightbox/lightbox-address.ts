export const THUMBNAIL = '[data-lightbox] a'

/** Marks a history entry from a click on this page, so that closing may go back. */
export const OPENED_HERE = 'opened-here'

/** The hash that opens a thumbnail's picture, without its mark. */
export function hashOf(thumbnail: Element | undefined): string | undefined {
  return thumbnail?.parentElement?.id
}

export function addressedThumbnail(): HTMLAnchorElement | null {
  const name = CSS.escape(window.location.hash.slice(1))
  return document.querySelector<HTMLAnchorElement>(`[data-lightbox] > [id="${name}"] > a`)
}
