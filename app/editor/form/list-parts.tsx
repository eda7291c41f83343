import { isFields, type Json } from '#app/lib/json/json.ts'
import { useState } from 'react'

import { projectTexts as texts } from '#app/strings/en/projects.ts'

import { kindName } from './field-name.ts'
import { DragHandle } from './rows/drag-handle.tsx'
import { emptyValue, type Field } from './project-fields.ts'
import { rowPlacesOn, showRowOver } from './rows/row-drag.ts'
import { stopSecondTap } from './double-tap.ts'

export type OrderProps = {
  at: number
  count: number
  title: string
  onMoveBy: (by: number) => void
  onRemove: () => void
}

export function RowOrder({ at, count, title, onMoveBy, onRemove }: OrderProps) {
  return (
    <p className="editor-order">
      {count > 1 ? (
        <DragHandle
          title={texts.drag(title)}
          over={showRowOver}
          drop={(handle, point) => {
            const by = rowPlacesOn(handle, point)
            if (by !== 0) onMoveBy(by)
          }}
        />
      ) : null}
      <button
        type="button"
        className="quiet-button"
        disabled={at === 0}
        aria-label={`${texts.up}: ${title}`}
        onClick={({ currentTarget }) => {
          onMoveBy(-1)
          keepFocus(currentTarget)
        }}
      >
        {texts.up}
      </button>
      <button
        type="button"
        className="quiet-button"
        disabled={at === count - 1}
        aria-label={`${texts.down}: ${title}`}
        onClick={({ currentTarget }) => {
          onMoveBy(1)
          keepFocus(currentTarget)
        }}
      >
        {texts.down}
      </button>
      <button
        type="button"
        className="quiet-button"
        aria-label={`${texts.removeRow}: ${title}`}
        onClick={({ nativeEvent }) => {
          stopSecondTap(nativeEvent)
          onRemove()
        }}
      >
        {texts.removeRow}
      </button>
    </p>
  )
}

/** A moved row loses the focus; at an end of the list the other button remains. */
function keepFocus(button: HTMLButtonElement): void {
  requestAnimationFrame(() => {
    const [next] = [button, ...(button.parentElement?.querySelectorAll('button') ?? [])].filter(
      ({ disabled }) => !disabled,
    )
    next?.focus()
  })
}

type AddProps = {
  id: string
  of: Readonly<Record<string, Field>>
  onAdd: (row: Json) => void
}

export function AddSection({ id, of, onAdd }: AddProps) {
  const kinds = Object.keys(of)
  const [chosen, setChosen] = useState(kinds[0] ?? '')
  const add = () => {
    const field = of[chosen]
    const empty = field && emptyValue(field)
    if (isFields(empty)) onAdd({ kind: chosen, ...empty })
  }
  return (
    <p className="editor-more">
      <select
        id={id}
        aria-label={texts.addSection}
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
      >
        {kinds.map((kind) => (
          <option key={kind} value={kind}>
            {kindName(kind)}
          </option>
        ))}
      </select>
      <button type="button" className="button button--line" onClick={add}>
        {texts.addSection}
      </button>
    </p>
  )
}
