import { useState } from 'react'

import { impressionNote, impressionTag, isMixed } from '#app/pictures/impression-note.ts'
import { type HeadFacts, Picture } from '#app/pictures/picture.tsx'
import { PauseMotion } from '#app/ui/pause-motion.tsx'
import { Slideshow } from '#app/ui/slideshow.tsx'

import type { ListingPage } from './sub-page.ts'

/** The head is 700 px high at every width, so that on a phone the picture is cut at its sides. */
const SIZES = '(min-width: 60em) 100vw, (min-width: 40em) 120vw, 150vw'

/** The picture at the head of a listing's page, or its slideshow, and what is said of it. */
export function HeadPicture({ page }: { page: ListingPage }) {
  const [isPaused, setPaused] = useState(false)
  const { slideshow, headline, heads } = page
  const [first, ...others] = heads
  const note = impressionNote(heads)
  const isMoving = slideshow !== undefined || headline !== undefined
  const picture = first ? <Slide picture={first} among={heads} isFirst /> : null
  return (
    <>
      {slideshow ? (
        <Slideshow
          first={picture}
          others={others.map((other) => (
            <Slide key={other.id} picture={other} among={heads} />
          ))}
          delay={slideshow.delay}
          transition={slideshow.transition}
          isPaused={isPaused}
        />
      ) : (
        picture
      )}
      {isMoving || note ? (
        <div className="impr">
          {isMoving ? <PauseMotion onChange={setPaused} /> : null}
          {note ? <p className="cap">{note}</p> : null}
        </div>
      ) : null}
    </>
  )
}

type SlideProps = { picture: HeadFacts; among: readonly HeadFacts[]; isFirst?: boolean }

/** One picture; among photographs a drawn one says what it is while it is seen. */
function Slide({ picture, among, isFirst = false }: SlideProps) {
  const isNamed = picture.isImpression && isMixed(among)
  return (
    <>
      <Picture picture={picture} sizes={SIZES} priority={isFirst} />
      {isNamed ? <p className="cap shows-tag">{impressionTag(undefined)}</p> : null}
    </>
  )
}
