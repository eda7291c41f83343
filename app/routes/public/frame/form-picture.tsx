import { impressionNote, projectNote } from '#app/media/impression-note.ts'
import { Picture, type PictureFacts } from '#app/media/picture.tsx'
import type { Place } from '#app/media/renditions/picture-sizes.ts'

const WIDE_PLACES: readonly Place[] = [
  { when: '(min-width: 97.5em)', width: '742px' },
  { when: '(min-width: 60em)', width: '47.6vw' },
]
const SMALL = '(max-width: 59.99em)'

type FormPictureProps = {
  picture: PictureFacts
  /** Small screens show it above the form, or not at all (visit.css). */
  isOnPhones?: boolean
  isOfProject?: boolean
}

export function FormPicture({
  picture,
  isOnPhones = false,
  isOfProject = false,
}: FormPictureProps) {
  const note = (isOfProject ? projectNote : impressionNote)([picture])
  return (
    <figure className={isOnPhones ? 'visit-picture city-picture' : 'visit-picture'}>
      <Picture
        picture={picture}
        places={[...WIDE_PLACES, { width: '90.8vw' }]}
        load="first"
        {...(!isOnPhones && { hiddenWhile: SMALL })}
      />
      {note ? <figcaption className="caption">{note}</figcaption> : null}
    </figure>
  )
}
