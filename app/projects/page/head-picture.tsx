import { impressionNote, impressionTag, isMixed } from '#app/pictures/impression-note.ts'
import { type HeadFacts, Picture } from '#app/pictures/picture.tsx'
import type { Place } from '#app/pictures/shown-size.ts'
import { PauseMotion } from '#app/ui/pause-motion.tsx'
import { SlideButtons, Slideshow } from '#app/ui/slideshow/slideshow.tsx'

import type { ListingPage } from '#app/projects/sub-page.ts'
import { Sheet } from '#app/ui/sheet.tsx'
import motionSheet from './head-motion.css?url'
import slidesSheet from './head-slides.css?url'

/** On a phone that lies on its side it stands beside the words, else across the screen. */
const PLACES: readonly Place[] = [
  { when: '(max-height: 30em) and (min-width: 40em)', width: '48.5vw', height: '78vh' },
  { when: '(min-width: 40em)', width: '100vw', shape: 3 },
  { width: '100vw', shape: 4 / 5 },
]

/** The picture at the head of a listing's page, or its slideshow, and below it what is said of it. */
export function HeadPicture({ page }: { page: ListingPage }) {
  return (
    <div className="listing-picture">
      <Pictures page={page} />
    </div>
  )
}

function Pictures({ page }: { page: ListingPage }) {
  const { slideshow, heads, name } = page
  const slides = heads.map((picture, index) => (
    <Slide key={picture.id} picture={picture} among={heads} isFirst={index === 0} />
  ))
  if (!slideshow || slides.length < 2) {
    return (
      <>
        {slides[0]}
        <PictureFoot page={page} />
      </>
    )
  }
  return (
    <Slideshow
      label={`Pictures of ${name}`}
      pictures={slides}
      delay={slideshow.delay}
      transition={slideshow.transition}
    >
      <PictureFoot page={page} slides={slides.length} />
    </Slideshow>
  )
}

/** The developer's name, how to move on, and what the pictures are. */
function PictureFoot({ page, slides = 0 }: { page: ListingPage; slides?: number }) {
  const { developer, headline, heads } = page
  const note = impressionNote(heads)
  const isMoving = slides > 0 || headline !== undefined
  return (
    <div className="listing-foot">
      {isMoving ? <Sheet href={motionSheet} /> : null}
      {slides > 0 ? <Sheet href={slidesSheet} /> : null}
      {developer ? (
        <div className="plate">
          <b>{developer}</b>
          <span className="caption">Developer</span>
        </div>
      ) : null}
      {isMoving || note ? (
        <div className={slides > 0 ? 'impression impression--slides' : 'impression'}>
          {slides > 0 ? <SlideButtons count={slides} /> : null}
          {isMoving ? <PauseMotion /> : null}
          {note ? <p className="caption">{note}</p> : null}
        </div>
      ) : null}
    </div>
  )
}

type SlideProps = { picture: HeadFacts; among: readonly HeadFacts[]; isFirst: boolean }

/** One picture; among photographs a drawn one says what it is while it is seen. */
function Slide({ picture, among, isFirst }: SlideProps) {
  const isNamed = picture.isImpression && isMixed(among)
  return (
    <>
      <Picture picture={picture} places={PLACES} load={isFirst ? 'first' : undefined} />
      {isNamed ? <p className="caption shows-tag">{impressionTag(undefined)}</p> : null}
    </>
  )
}
