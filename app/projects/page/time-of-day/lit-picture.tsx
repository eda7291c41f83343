import { type HeadFacts, Picture } from '#app/media/picture.tsx'
import type { Place } from '#app/media/renditions/picture-sizes.ts'
import type { HeadInLight } from '#app/media/time-of-day/cover-by-time.ts'

import { LightPictures } from './light-pictures.tsx'
import { LightsWithoutScript } from './light-without-script.tsx'

type LitPictureProps = {
  picture: HeadFacts
  lights: readonly HeadInLight[]
  places: readonly Place[]
  load?: 'first'
}

/** A cover at its own and the selected time of day; `LightControl` must be inside the same `.has-times-of-day`. */
export function LitPicture({ picture, lights, places, load }: LitPictureProps) {
  return (
    <div className="lit-picture">
      <Picture picture={picture} places={places} load={load} />
      <LightPictures heads={lights} places={places} />
      <LightsWithoutScript heads={lights} />
    </div>
  )
}
