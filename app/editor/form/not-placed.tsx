import { textAt } from '#app/projects/publishing/edited-content.ts'
import { listingTexts as texts } from '#app/strings/en/listings.ts'

import { showField } from './show-field.ts'

/** Where a listing may stand on the drawing of the roads. */
export type RoadChoice = {
  /** Whether the map names it itself. */
  isMapped: boolean
  roads: readonly string[]
  /** The road that its location names. */
  likely: string | undefined
}

type Props = RoadChoice & { content: unknown; onPlace: (road: string) => void }

/** Says that no road of the map has the listing, and leads to the field that places it. */
export function NotPlaced({ isMapped, roads, likely, content, onPlace }: Props) {
  if (isMapped || roads.includes(textAt(content, 'road'))) return null
  return (
    <p className="listing-undescribed">
      {texts.unplaced}{' '}
      <button
        type="button"
        className="listing-quiet"
        onClick={() => {
          onPlace(likely ?? '')
          requestAnimationFrame(() => showField(['road']))
        }}
      >
        {likely === undefined ? texts.place : texts.placeOn(likely)}
      </button>
    </p>
  )
}
