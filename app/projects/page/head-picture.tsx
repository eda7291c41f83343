import { ImpressionLabel } from '#app/media/impression-label.tsx'
import { impressionNote, isIllustration, isMixed } from '#app/media/impression-note.ts'
import { type HeadFacts, Picture } from '#app/media/picture.tsx'
import type { Place } from '#app/media/renditions/picture-sizes.ts'
import type { ProjectPageData } from '#app/projects/model/sub-page.ts'
import { Sheet } from '#app/ui/document/sheet.tsx'
import { PauseMotion } from '#app/ui/media/pause-motion.tsx'
import { SlideButtons, Slideshow } from '#app/ui/media/slideshow/slideshow.tsx'

import { TimeOfDayControl } from './time-of-day/time-of-day-control.tsx'
import { LitPicture } from './time-of-day/lit-picture.tsx'
import motionSheet from './head-motion.css?url'
import slidesSheet from './head-slides.css?url'

/** Full width, but next to the text on a phone in landscape. */
const PLACES: readonly Place[] = [
  { when: '(max-height: 30em) and (min-width: 40em)', width: '48.5vw', height: '78vh' },
  { when: '(min-width: 60em)', width: '100vw', height: '484px' },
  { when: '(min-width: 40em)', width: '100vw', shape: 2 },
  { width: '100vw', shape: 4 / 3 },
]

export function HeadPicture({ page }: { page: ProjectPageData }) {
  const { slideshow, heads, covers, name } = page
  const slides = heads.map((picture, index) => (
    <Slide key={picture.id} picture={picture} among={heads} isFirst={index === 0} />
  ))
  const [first] = heads
  if (first && covers.length > 0) {
    return (
      <div className="project-picture has-times-of-day">
        <LitPicture picture={first} covers={covers} places={PLACES} load="first" />
        <PictureFoot page={page} />
      </div>
    )
  }
  if (!slideshow || slides.length < 2) {
    return (
      <div className="project-picture">
        {slides[0]}
        <PictureFoot page={page} />
      </div>
    )
  }
  return (
    <div className="project-picture">
      <Slideshow
        label={`Pictures of ${name}`}
        pictures={slides}
        delay={slideshow.delay}
        transition={slideshow.transition}
      >
        <PictureFoot page={page} slides={slides.length} />
      </Slideshow>
    </div>
  )
}

function PictureFoot({ page, slides = 0 }: { page: ProjectPageData; slides?: number }) {
  const { headline, heads, covers } = page
  const isDrawn = heads.every(isIllustration)
  const note = isDrawn ? undefined : impressionNote(heads)
  const isLit = covers.length > 0
  const isMoving = slides > 0 || headline !== undefined
  return (
    <>
      {isDrawn ? <ImpressionLabel /> : null}
      <div className="project-foot wrap">
        {isMoving ? <Sheet href={motionSheet} /> : null}
        {slides > 0 ? <Sheet href={slidesSheet} /> : null}
        {slides > 0 ? <SlideButtons count={slides} /> : null}
        {isMoving ? <PauseMotion /> : null}
        {isLit ? <TimeOfDayControl /> : null}
        {note ? <p className="caption">{note}</p> : null}
      </div>
    </>
  )
}

type SlideProps = { picture: HeadFacts; among: readonly HeadFacts[]; isFirst: boolean }

/** Among photos, a drawing has a label while it is shown. */
function Slide({ picture, among, isFirst }: SlideProps) {
  const isNamed = isIllustration(picture) && isMixed(among)
  return (
    <>
      <Picture picture={picture} places={PLACES} load={isFirst ? 'first' : undefined} />
      {isNamed ? <ImpressionLabel /> : null}
    </>
  )
}
