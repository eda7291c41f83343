import { sorted } from '#app/lib/lists.ts'

type Shown = { isImpression: boolean; isStill?: true }

/** On each large illustration of a project, never on a photo. */
export const IMPRESSION_LABEL = 'Illustration, not the developer’s design'

const STILL = 'We do not have a picture of this project yet'

/** The note below pictures shown together: illustrations are named, photos are not, and a stand-in says so. */
export function impressionNote(shown: readonly Shown[]): string | undefined {
  const pictures = shown.filter(({ isStill }) => !isStill)
  if (pictures.length === 0 && shown.length > 0) return STILL
  const drawn = pictures.filter(({ isImpression }) => isImpression).length
  const taken = pictures.length - drawn
  if (drawn === 0) return undefined
  if (taken === 0) return drawn === 1 ? 'Illustration' : 'Illustrations'
  return `${drawn} ${drawn === 1 ? 'illustration' : 'illustrations'}, ${taken} ${taken === 1 ? 'photo' : 'photos'}`
}

/** The note for pictures of a project, whose illustrations are not the developer's. */
export function projectNote(shown: readonly Shown[]): string | undefined {
  const note = impressionNote(shown)
  const isDrawn = shown.length > 0 && shown.every(isIllustration)
  return isDrawn ? `${note}, not the developer’s design` : note
}

export function isIllustration({ isImpression, isStill }: Shown): boolean {
  return isImpression && !isStill
}

export function isMixed(pictures: readonly Shown[]): boolean {
  return new Set(pictures.map(({ isImpression }) => isImpression)).size > 1
}

export function impressionTag(title: string | undefined): string {
  return title === undefined ? 'Illustration' : `${title}. Illustration`
}

const rank = ({ picture }: { picture: Shown }) => Number(picture.isImpression)

/** Photos, then illustrations, each in their order. */
export function photosFirst<T extends { picture: Shown }>(items: readonly T[]): T[] {
  return sorted(items, (one, other) => rank(one) - rank(other))
}
