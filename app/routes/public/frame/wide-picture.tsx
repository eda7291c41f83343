import { impressionNote } from '#app/media/impression-note.ts'
import { Picture, type HeadFacts } from '#app/media/picture.tsx'
import { PHONE, type Place } from '#app/media/renditions/picture-sizes.ts'
import { Sheet } from '#app/ui/document/sheet.tsx'

import sheet from './wide-picture.css?url'

const PLACES: readonly Place[] = [
  { when: '(min-width: 97.5em)', width: '1416px', shape: 3 },
  { when: '(min-width: 40em)', width: '90.8vw', shape: 3 },
  { width: '90.8vw', shape: 4 / 3 },
]

type WidePictureProps = {
  picture: HeadFacts
  isNotForPhones?: boolean
}

export function WidePicture({ picture, isNotForPhones = false }: WidePictureProps) {
  const note = impressionNote([picture])
  return (
    <figure className={isNotForPhones ? 'wide-picture wide-picture--not-phone' : 'wide-picture'}>
      <Sheet href={sheet} />
      <Picture
        picture={picture}
        places={PLACES}
        load="first"
        {...(isNotForPhones && { hiddenWhile: PHONE })}
      />
      {note ? <figcaption className="caption">{note}</figcaption> : null}
    </figure>
  )
}
