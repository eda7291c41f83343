import { Picture, type PictureFacts } from '#app/media/picture.tsx'
import type { Place } from '#app/media/renditions/shown-size.ts'

/** Half the screen, from the header down. */
const PLACES: readonly Place[] = [{ width: '50vw', height: '92vh' }]

/** What stands beside the login, and beside its second screen, where there is room. */
export function LoginFigure({ picture }: { picture: PictureFacts }) {
  return (
    <figure>
      <Picture picture={picture} places={PLACES} hiddenWhile="(max-width: 59.99em)" load="first" />
    </figure>
  )
}
