import { Link } from 'react-router'

import type { Content } from '#app/publishing/edited-content.ts'
import { photoTexts } from '#app/strings/en/photos.ts'

import { NotPlaced, type RoadChoice } from './not-placed.tsx'

export type Missed = {
  undescribed: readonly string[]
  road: RoadChoice
}

type Props = Missed & { id: number | string; content: Content; onPlace: (road: string) => void }

export function Missing({ id, undescribed, road, content, onPlace }: Props) {
  return (
    <>
      <Undescribed id={id} slots={undescribed} />
      <NotPlaced {...{ ...road, content, onPlace }} />
    </>
  )
}

function Undescribed({
  id,
  slots: [first, ...rest],
}: Pick<Props, 'id'> & { slots: readonly string[] }) {
  if (first === undefined) return null
  return (
    <p className="editor-missing">
      {photoTexts.missingNote(rest.length + 1)}{' '}
      <Link className="link" to={`/dashboard/projects/${id}/photos#${first}`}>
        {photoTexts.describe}
      </Link>
    </p>
  )
}
