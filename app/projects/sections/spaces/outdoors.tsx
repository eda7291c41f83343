import { ImpressionLabel } from '#app/media/impression-label.tsx'
import type { Place } from '#app/media/renditions/picture-sizes.ts'
import type { ProjectPageData } from '#app/projects/model/sub-page.ts'
import { TimeOfDayControl } from '#app/projects/page/time-of-day/time-of-day-control.tsx'
import { LitPicture } from '#app/projects/page/time-of-day/lit-picture.tsx'
import { Sheet } from '#app/ui/document/sheet.tsx'

import sheet from './outdoors.css?url'

const PLACES: readonly Place[] = [
  { when: '(min-width: 60em)', width: '55.2vw', shape: 2 },
  { when: '(min-width: 40em)', width: '90.5vw', shape: 2 },
  { width: '100vw', shape: 4 / 3 },
]

/** For a page with a slideshow: the outdoor picture at the selected time of day. */
export function Outdoors({ picture, covers }: NonNullable<ProjectPageData['outdoors']>) {
  return (
    <figure className="overview-picture outdoors has-times-of-day">
      <Sheet href={sheet} isBelow />
      <LitPicture picture={picture} covers={covers} places={PLACES} />
      <ImpressionLabel />
      <figcaption>
        <TimeOfDayControl />
      </figcaption>
    </figure>
  )
}
