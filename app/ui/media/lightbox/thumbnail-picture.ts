export function thumbnailPicture(thumbnail: HTMLElement): HTMLImageElement | null {
  return thumbnail.querySelector('img')
}

export function loadedAddress({ complete, currentSrc, naturalWidth }: HTMLImageElement) {
  return complete && naturalWidth > 0 ? currentSrc : undefined
}

/** The alt of an untitled picture, without the note that its caption repeats. */
export function sceneOf(alt: string, note: string | undefined): string {
  const text = alt.replaceAll("'", '’')
  const end = note === undefined ? '' : ` ${note}.`
  return text.endsWith(end) ? text.slice(0, text.length - end.length) : text
}
