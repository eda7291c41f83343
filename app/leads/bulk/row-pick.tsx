import type { ChangeEvent } from 'react'

import { bulkTexts } from '#app/strings/en/bulk.ts'

import type { SelectLead } from './use-selection.ts'

type Props = { id: string; name: string; isSelected: boolean; onSelect: SelectLead }

export function RowPick({ id, name, isSelected, onSelect }: Props) {
  function onChange({ nativeEvent }: ChangeEvent) {
    onSelect(id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
  }
  return (
    <label className="row-pick needs-script">
      <input
        type="checkbox"
        value={id}
        // A reload begins without a selection, so no box may look ticked.
        autoComplete="off"
        aria-label={bulkTexts.pick(name)}
        checked={isSelected}
        onChange={onChange}
      />
    </label>
  )
}
