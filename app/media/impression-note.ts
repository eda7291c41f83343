type Shown = { isImpression: boolean; isStill?: true }

const STILL = 'We do not have a picture of this project yet'

/** The note below pictures shown together: drawings are named, photos are not, and a stand-in says so. */
export function impressionNote(shown: readonly Shown[]): string | undefined {
  const pictures = shown.filter(({ isStill }) => !isStill)
  if (pictures.length === 0 && shown.length > 0) return STILL
  const drawn = pictures.filter(({ isImpression }) => isImpression).length
  const taken = pictures.length - drawn
  if (drawn === 0) return undefined
  if (taken === 0) return drawn === 1 ? 'Artist’s impression' : 'Artist’s impressions'
  return `${drawn} ${drawn === 1 ? 'artist’s impression' : 'artist’s impressions'}, ${taken} ${taken === 1 ? 'photograph' : 'photographs'}`
}

export function isMixed(pictures: readonly Shown[]): boolean {
  return new Set(pictures.map(({ isImpression }) => isImpression)).size > 1
}

export function impressionTag(title: string | undefined): string {
  return title === undefined ? 'Artist’s impression' : `${title}. Artist’s impression`
}
