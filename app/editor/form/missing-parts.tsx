import { Link } from 'react-router'

import { photographTexts } from '#app/strings/en/photographs.ts'

import { NotPlaced, type RoadChoice } from './not-placed.tsx'

/** What a listing may miss that no fault of a field tells. */
export type Missed = {
  id: number
  /** Slots whose photograph no page shows, for nobody has said what it shows. */
  undescribed: readonly string[]
  /** Where it may stand on the drawing of the roads. */
  road: RoadChoice
}

type Props = Missed & { content: unknown; onPlace: (road: string) => void }

/** Names what is missed, and leads to where it is mended. */
export function Missing({ id, undescribed, road, content, onPlace }: Props) {
  return (
    <>
      <Undescribed id={id} slots={undescribed} />
      <NotPlaced {...{ ...road, content, onPlace }} />
    </>
  )
}

/** Names what is missed on the page without being a field of the form. */
function Undescribed({ id, slots: [first, ...rest] }: { id: number; slots: readonly string[] }) {
  if (first === undefined) return null
  return (
    <p className="listing-undescribed">
      {photographTexts.missingNote(rest.length + 1)}{' '}
      <Link className="link" to={`/dashboard/projects/${id}/photos#${first}`}>
        {photographTexts.describe}
      </Link>
    </p>
  )
}
