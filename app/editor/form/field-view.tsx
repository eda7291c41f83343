import type { Json } from '#app/lib/json/json.ts'
import { memo, useState } from 'react'

import { spliced } from '#app/lib/lists.ts'
import type { FieldPath } from '#app/publishing/difference.ts'
import { textAt, valueAt } from '#app/publishing/edited-content.ts'
import type { Fault } from '#app/publishing/fault.ts'
import { projectTexts as texts } from '#app/strings/en/projects.ts'

import { addId, fieldId, fieldName, fieldThing, kindName } from './field-name.ts'
import { AddSection, RowOrder, type OrderProps } from './list-parts.tsx'
import { emptyValue, newPictureName, type Field, type NamedField } from './project-fields.ts'
import { focusAdd, focusRow, focusUndo } from './rows/row-focus.ts'
import { useRowKeys } from './rows/row-keys.ts'
import { UndoRow, type RemovedRow } from './rows/row-undo.tsx'
import { stopSecondTap } from './double-tap.ts'
import { faultAt, SingleField } from './single-field.tsx'
import { showField } from './show-field.ts'
import { SourcesHere } from './source-fields.tsx'

export type FieldProps = {
  field: Field
  path: FieldPath
  name: string
  value: Json
  faults: readonly Fault[]
  onChange: (path: FieldPath, value: Json) => void
  onMove: (path: FieldPath, at: number, by: number) => void
}

/** Memoised: renders again only when its own value changes. */
export const FieldView = memo(DrawnField, (one, other) => {
  const isSame = one.value === other.value && one.faults === other.faults
  return isSame && one.path.join(' ') === other.path.join(' ') && one.name === other.name
})

function DrawnField(props: FieldProps) {
  const { field } = props
  if (field.kind === 'group') return <GroupView {...props} fields={field.fields} />
  if (field.kind === 'list' || field.kind === 'kinds') return <ListView {...props} />
  return <SingleField {...props} field={field} />
}

type GroupProps = FieldProps & { fields: readonly NamedField[] }

function GroupView({ fields, ...props }: GroupProps) {
  return (
    <fieldset className="editor-group" id={fieldId(props.path)}>
      <legend>{props.name}</legend>
      <GroupFields {...props} fields={fields} />
      <SourcesHere path={props.path} />
    </fieldset>
  )
}

export function GroupFields({ fields, ...props }: GroupProps) {
  const { path, value, onChange } = props
  const isThere = ({ name, isNeeded }: NamedField) =>
    isNeeded || valueAt(value, [name]) !== undefined
  const absent = fields.filter((one) => !isThere(one) && one.field.kind !== 'mark')
  return (
    <>
      {fields
        .filter((one) => isThere(one) || one.field.kind === 'mark')
        .map(({ name, field, isNeeded }) => (
          <div key={name} className="editor-field">
            <FieldView
              {...props}
              field={field}
              path={[...path, name]}
              name={fieldName(name)}
              value={valueAt(value, [name])}
            />
            {isNeeded || field.kind === 'mark' ? null : (
              <button
                type="button"
                className="quiet-button"
                onClick={({ nativeEvent }) => {
                  stopSecondTap(nativeEvent)
                  onChange([...path, name], undefined)
                  focusAdd([...path, name])
                }}
              >
                {texts.remove(fieldThing(name))}
              </button>
            )}
          </div>
        ))}
      {absent.length === 0 ? null : (
        <p className="editor-more">
          {absent.map(({ name, field }) => (
            <button
              key={name}
              type="button"
              id={addId([...path, name])}
              className="quiet-button"
              onClick={() => {
                onChange([...path, name], emptyValue(field))
                requestAnimationFrame(() => showField([...path, name]))
              }}
            >
              {texts.addField(fieldThing(name))}
            </button>
          ))}
        </p>
      )}
    </>
  )
}

function ListView(props: FieldProps) {
  const { field, path, name, value, faults, onChange, onMove } = props
  const rows: Json[] = Array.isArray(value) ? value : []
  const { keys, move, put, remove } = useRowKeys(rows.length)
  const [taken, setTaken] = useState<RemovedRow>()
  // The list may have been replaced from elsewhere.
  const removed = taken?.left === rows.length ? taken : undefined
  const fault = faultAt(faults, path)
  const list = fieldId(path)
  const add = (row: Json) => {
    onChange(path, [...rows, row])
    setTaken(removed && { ...removed, left: removed.left + 1 })
    focusRow(list, rows.length)
  }
  const takeOut = (at: number, title: string) => {
    remove(at)
    onChange([...path, at], undefined)
    setTaken({ at, row: rows[at], title, left: rows.length - 1 })
    focusUndo(list)
  }
  const undoAt = (at: number) =>
    removed?.at === at ? (
      <UndoRow
        list={list}
        title={removed.title}
        onUndo={() => {
          put(at)
          onChange(path, spliced(rows, at, 0, removed.row))
          setTaken(undefined)
          focusRow(list, at)
        }}
      />
    ) : null
  return (
    <fieldset className="editor-list" id={list}>
      <legend>{name}</legend>
      {fault === undefined ? null : (
        <p className="editor-error" role="alert">
          {fault}
        </p>
      )}
      <ol>
        {rows.map((row, at) => (
          <li key={keys[at]}>
            {undoAt(at)}
            <RowView
              {...props}
              row={row}
              at={at}
              count={rows.length}
              onMoveBy={(by) => {
                move(at, by)
                onMove(path, at, by)
              }}
              onRemove={(title) => takeOut(at, title)}
            />
          </li>
        ))}
      </ol>
      {undoAt(rows.length)}
      {field.kind === 'kinds' ? (
        <AddSection id={addId(path)} of={field.of} onAdd={add} />
      ) : field.kind === 'list' ? (
        <button
          type="button"
          className="quiet-button"
          onClick={() => add(path.at(-1) === 'pictures' ? newPictureName() : emptyValue(field.of))}
        >
          {texts.addRow}
        </button>
      ) : null}
    </fieldset>
  )
}

type RowProps = FieldProps &
  Pick<OrderProps, 'at' | 'count' | 'onMoveBy'> & {
    row: Json
    onRemove: (title: string) => void
  }

function RowView({ row, at, count, onMoveBy, onRemove, ...props }: RowProps) {
  const { field, path, name } = props
  const kind = textAt(row, 'kind')
  const of = field.kind === 'kinds' ? field.of[kind] : field.kind === 'list' ? field.of : undefined
  const title = field.kind === 'kinds' ? kindName(kind) : texts.row(name, at + 1)
  const own = { ...props, path: [...path, at], name: title, value: row }
  return (
    <div className="editor-row">
      {of?.kind === 'group' ? (
        <details id={fieldId(own.path)} open={field.kind !== 'kinds' || undefined}>
          <summary>{title}</summary>
          <GroupFields {...own} field={of} fields={of.fields} />
          <SourcesHere path={own.path} />
        </details>
      ) : of ? (
        <FieldView {...own} field={of} />
      ) : null}
      <RowOrder {...{ at, count, title, onMoveBy }} onRemove={() => onRemove(title)} />
    </div>
  )
}
