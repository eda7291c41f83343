import { Link } from 'react-router'

import { textAt, type Content } from '#app/publishing/edited-content.ts'
import { photoTexts } from '#app/strings/en/photos.ts'
import { projectTexts as texts } from '#app/strings/en/projects.ts'

import { showField } from './show-field.ts'

export type Missed = {
  undescribed: readonly string[]
  /** Of a project. */
  road?: RoadChoice
}

type Props = Missed & { address: string; content: Content; onPlace: (road: string) => void }

export function Missing({ address, undescribed, road, content, onPlace }: Props) {
  return (
    <>
      <Undescribed address={address} slots={undescribed} />
      {road ? <NotPlaced {...{ ...road, content, onPlace }} /> : null}
    </>
  )
}

function Undescribed({
  address,
  slots: [first, ...rest],
}: Pick<Props, 'address'> & { slots: readonly string[] }) {
  if (first === undefined) return null
  return (
    <p className="editor-missing">
      {photoTexts.missingNote(rest.length + 1)}{' '}
      <Link className="link" to={`${address}/photos#${first}`}>
        {photoTexts.describe}
      </Link>
    </p>
  )
}

export type RoadChoice = {
  /** The map names the project itself. */
  isMapped: boolean
  roads: readonly string[]
  likely: string | undefined
}

type RoadProps = RoadChoice & Pick<Props, 'content' | 'onPlace'>

/** Links to the field that places the project on the road map. */
function NotPlaced({ isMapped, roads, likely, content, onPlace }: RoadProps) {
  if (isMapped || roads.includes(textAt(content, 'road'))) return null
  return (
    <p className="editor-missing">
      {texts.unplaced}{' '}
      <button
        type="button"
        className="quiet-button"
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
