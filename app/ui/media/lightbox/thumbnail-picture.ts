export function thumbnailPicture(thumbnail: HTMLElement): HTMLImageElement | null {
  return thumbnail.querySelector('img')
}

export function loadedAddress({ complete, currentSrc, naturalWidth }: HTMLImageElement) {
  return complete && naturalWidth > 0 ? currentSrc : undefined
}

const DRAWN = ' Artist’s impression.'

/** The alt of an untitled picture, without the words that the label on it repeats. */
export function sceneOf(alt: string): string {
  const text = alt.replaceAll("'", '’')
  return text.endsWith(DRAWN) ? text.slice(0, -DRAWN.length) : text
}
