type Shown = { isImpression: boolean; isStill?: true }

/** Below a picture that stands for the project's own. */
const STILL = 'We do not have a picture of this project yet'

/** The words below pictures that are shown together: drawn ones are named, photographs need no name, and what stands for one that is not there says so. */
export function impressionNote(shown: readonly Shown[]): string | undefined {
  const pictures = shown.filter(({ isStill }) => !isStill)
  if (pictures.length === 0 && shown.length > 0) return STILL
  const drawn = pictures.filter(({ isImpression }) => isImpression).length
  const taken = pictures.length - drawn
  if (drawn === 0) return undefined
  if (taken === 0) return drawn === 1 ? 'Artist’s impression' : 'Artist’s impressions'
  return `${drawn} ${drawn === 1 ? 'artist’s impression' : 'artist’s impressions'}, ${taken} ${taken === 1 ? 'photograph' : 'photographs'}`
}

/** Whether each picture must say for itself what it is. */
export function isMixed(pictures: readonly Shown[]): boolean {
  return new Set(pictures.map(({ isImpression }) => isImpression)).size > 1
}

/** Among photographs a drawn picture says with its title what it is. */
export function impressionTag(title: string | undefined): string {
  return title === undefined ? 'Artist’s impression' : `${title}. Artist’s impression`
}
