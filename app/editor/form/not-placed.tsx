import { textAt, type Content } from '#app/publishing/edited-content.ts'
import { projectTexts as texts } from '#app/strings/en/projects.ts'

import { showField } from './show-field.ts'

export type RoadChoice = {
  /** The map names the project itself. */
  isMapped: boolean
  roads: readonly string[]
  likely: string | undefined
}

type Props = RoadChoice & { content: Content; onPlace: (road: string) => void }

/** Links to the field that places the project on the road map. */
export function NotPlaced({ isMapped, roads, likely, content, onPlace }: Props) {
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
