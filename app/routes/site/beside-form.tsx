import { impressionNote } from '#app/pictures/impression-note.ts'
import { Picture, type PictureFacts } from '#app/pictures/picture.tsx'
import type { Place } from '#app/pictures/shown-size.ts'

const PLACES: readonly Place[] = [
  { when: '(min-width: 97.5em)', width: '742px' },
  { width: '47.6vw' },
]

type PictureBesideFormProps = { picture: PictureFacts; className?: string }

/** The picture in the column beside an enquiry's form, and what it is; small screens have none (visit.css). */
export function PictureBesideForm({ picture, className = '' }: PictureBesideFormProps) {
  const note = impressionNote([picture])
  return (
    <figure className={`visit-picture ${className}`.trim()}>
      <Picture picture={picture} places={PLACES} hiddenWhile="(max-width: 59.99em)" load="first" />
      {note ? <figcaption className="caption">{note}</figcaption> : null}
    </figure>
  )
}
