import type { KeyboardEvent } from 'react'

import { columnLabel } from '#app/leads/export/file/column-labels.ts'
import {
  columnGroups,
  type ChosenColumn,
  type ColumnGroup,
} from '#app/leads/export/file/file-columns.ts'
import { exportTexts } from '#app/strings/en/export.ts'

type Props = {
  chosen: readonly ChosenColumn[]
  onChoose: (chosen: readonly ChosenColumn[]) => void
}

const BOX = 'export-columns'
const groups: readonly ColumnGroup[] = ['person', 'enquiry', 'requirement', 'work', 'last', 'first']

export function ColumnChoice({ chosen, onChoose }: Props) {
  return (
    <>
      <button type="button" className="button button--line columns-open" popoverTarget={BOX}>
        {exportTexts.columnsButton(chosen.length)}
      </button>
      <div
        id={BOX}
        popover="auto"
        className="columns"
        role="dialog"
        aria-labelledby="columns-title"
      >
        <h2 id="columns-title">{exportTexts.columnsTitle}</h2>
        <p>{exportTexts.columnsAlways}</p>
        {groups.map((group) => (
          <fieldset key={group}>
            <legend>{exportTexts.groups[group]}</legend>
            {columnGroups[group].map((column) => (
              <label key={column}>
                <input
                  type="checkbox"
                  name="column"
                  value={column}
                  onKeyDown={keepChoosing}
                  checked={chosen.includes(column)}
                  onChange={({ target }) =>
                    onChoose(
                      target.checked
                        ? [...chosen, column]
                        : chosen.filter((other) => other !== column),
                    )
                  }
                />
                {columnLabel(column)}
              </label>
            ))}
          </fieldset>
        ))}
        <div className="columns-end">
          <button type="button" className="button" popoverTarget={BOX} popoverTargetAction="hide">
            {exportTexts.columnsDone}
          </button>
          {chosen.length > 0 ? (
            <button type="button" className="link" onClick={() => onChoose([])}>
              {exportTexts.columnsNone}
            </button>
          ) : null}
        </div>
      </div>
    </>
  )
}

/** Enter would send the surrounding form. */
function keepChoosing(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault()
}
