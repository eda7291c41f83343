/** The picture within a thumbnail's link. */
export function thumbnailPicture(thumbnail: HTMLElement): HTMLImageElement | null {
  return thumbnail.querySelector('img')
}

/** The file that a picture is shown from, once it is there. */
export function loadedAddress({ complete, currentSrc, naturalWidth }: HTMLImageElement) {
  return complete && naturalWidth > 0 ? currentSrc : undefined
}

/** What a picture without a title shows: its alt, without the note that its caption says beside it. */
export function sceneOf(alt: string, note: string | undefined): string {
  const said = alt.replaceAll("'", '’')
  const end = note === undefined ? '' : ` ${note}.`
  return said.endsWith(end) ? said.slice(0, said.length - end.length) : said
}
