import { Picture, type PictureFacts } from '#app/media/picture.tsx'
import type { Place } from '#app/media/renditions/picture-sizes.ts'

const PLACES: readonly Place[] = [{ width: '50vw', height: '92vh' }]

export function LoginFigure({ picture }: { picture: PictureFacts }) {
  return (
    <figure>
      <Picture picture={picture} places={PLACES} hiddenWhile="(max-width: 59.99em)" load="first" />
    </figure>
  )
}
