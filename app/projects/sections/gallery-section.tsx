import { keptUnits } from '#app/lib/kept-units.ts'
import { impressionNote, impressionTag, isMixed } from '#app/pictures/impression-note.ts'
import { pictureAddress } from '#app/pictures/picture-address.ts'
import { Picture } from '#app/pictures/picture.tsx'
import type { Place } from '#app/pictures/shown-size.ts'
import type { ListingPage } from '#app/projects/sub-page.ts'
import { Lightbox } from '#app/ui/lightbox/lightbox.tsx'
import { Sheet } from '#app/ui/sheet.tsx'

import { anchorOf, headingOf } from './section-anchor.ts'
import type { SectionOf } from './section.ts'
import sheet from './gallery.css?url'

const UPRIGHT = 4 / 5
const ONE: readonly Place[] = [
  { when: '(min-width: 97.5em)', width: '274px', shape: UPRIGHT },
  { when: '(min-width: 60em)', width: '17.6vw', shape: UPRIGHT },
  { when: '(min-width: 40em)', width: '29.6vw', shape: UPRIGHT },
  { width: '44.4vw', shape: UPRIGHT },
]
/** Two of five columns, one row high. */
const WIDE: readonly Place[] = [
  { when: '(min-width: 97.5em)', width: '560px', shape: 1.63 },
  { when: '(min-width: 60em)', width: '35.8vw', shape: 1.63 },
]
/** Two of five columns, two rows high. */
const LARGE: readonly Place[] = [
  { when: '(min-width: 97.5em)', width: '560px', shape: UPRIGHT },
  { when: '(min-width: 60em)', width: '35.8vw', shape: UPRIGHT },
]
const WIDE_OF_THREE: Place = { when: '(min-width: 40em)', width: '59.8vw', shape: 1.63 }
const LARGE_OF_THREE: Place = { when: '(min-width: 40em)', width: '59.8vw', shape: UPRIGHT }
/** On a phone the first stands alone in its row, and a last one that is left over. */
const ALONE: Place = { width: '90.5vw', shape: 4 / 3 }
/** The widest shapes of five columns, by place in ten: as gallery.css lays them. */
const OF_FIVE = [LARGE, ONE, WIDE, WIDE, ONE, ONE, WIDE, LARGE, WIDE, ONE] as const

/** Where a gallery's picture is shown; those of fives are of three sizes. */
function placesOf(index: number, count: number): readonly Place[] {
  const isRhythm = isInFives(count)
  const isLeftOver = index === count - 1 && count % 2 === 0
  const onPhone = index === 0 || isLeftOver ? ALONE : ONE.at(-1)
  if (!isRhythm) return [...ONE.slice(0, -1), ...(onPhone ? [onPhone] : [])]
  const wide = (OF_FIVE[index % OF_FIVE.length] ?? ONE).slice(0, 2)
  const ofThree = { 0: LARGE_OF_THREE, 3: WIDE_OF_THREE }[index % 5] ?? ONE[2]
  return [...wide, ofThree, onPhone].filter((place) => place !== undefined)
}

function isInFives(count: number): boolean {
  return count % 5 === 0
}

type Props = { section: SectionOf<'gallery' | 'landmarks'>; project: ListingPage }

export function GallerySection({ section, project }: Props) {
  const id = anchorOf(section)
  const shown = section.items.flatMap(({ picture: slot, title }) => {
    const picture = project.pictures[slot]
    return picture ? [{ picture, title: title && keptUnits(title) }] : []
  })
  const pictures = shown.map(({ picture }) => picture)
  const note = impressionNote(pictures)
  const count = shown.length === 1 ? '1 picture.' : `${shown.length} pictures.`
  const said = note ? [count, `${note}.`] : [count]
  const isRhythm = isInFives(shown.length)
  const items = shown.map(({ picture, title }, index) => ({
    href: pictureAddress(picture),
    caption: title,
    tag: isMixed(pictures) && picture.isImpression ? impressionTag(title) : title,
    note: impressionNote([picture]),
    thumb: <Picture picture={picture} places={placesOf(index, shown.length)} />,
  }))
  return (
    <section id={id}>
      <Sheet href={sheet} />
      <div className="gallery-head">
        <h2>{headingOf(section)}</h2>
        <p className="caption">{said.join(' ')}</p>
      </div>
      <Lightbox
        id={id}
        className={isRhythm ? 'gallery gallery--rhythm' : 'gallery'}
        label={headingOf(section)}
        items={items}
      />
      {'note' in section && section.note ? <p className="note">{section.note}</p> : null}
    </section>
  )
}
