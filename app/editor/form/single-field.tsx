import type { Json } from '#app/lib/json/json.ts'
import { dateText } from '#app/editor/publish/day-texts.ts'
import type { FieldPath } from '#app/publishing/difference.ts'
import { blockingFaults, warningsIn, type Fault } from '#app/publishing/fault.ts'
import { Link } from 'react-router'

import { pageTexts } from '#app/strings/en/pages.ts'
import { photoTexts } from '#app/strings/en/photos.ts'
import { projectFieldTexts } from '#app/strings/en/project-fields.ts'
import { StatusMessage } from '#app/ui/feedback/status-message.tsx'
import { Field as FieldFrame } from '#app/ui/forms/field.tsx'

import { fieldId } from './field-name.ts'
import type { Field } from './project-fields.ts'
import { ScalarInput } from './scalar-input.tsx'
import { SourcesHere } from './source-fields.tsx'

export type Single = Exclude<Field, { kind: 'group' | 'list' | 'kinds' }>

type Props = {
  field: Single
  path: FieldPath
  name: string
  value: Json
  faults: readonly Fault[]
  onChange: (path: FieldPath, value: Json) => void
}

export function SingleField({ field, ...props }: Props) {
  return (
    <>
      {field.kind === 'mark' ? (
        <Mark {...props} field={field} />
      ) : isPictureName(field, props.path) ? (
        <PictureLink {...props} />
      ) : (
        <Scalar {...props} field={field} />
      )}
      {faultsAt(warningsIn(props.faults), props.path).map(({ text }) => (
        <StatusMessage key={text} className="editor-warning">
          {asSentence(text)}
        </StatusMessage>
      ))}
      <SourcesHere path={props.path} />
    </>
  )
}

type Of<Kind> = Omit<Props, 'field'> & { field: Extract<Single, { kind: Kind }> }

function Mark({ field, path, name, value, faults, onChange }: Of<'mark'>) {
  const id = fieldId(path)
  const fault = faultAt(faults, path)
  return (
    <>
      <label className="editor-checkbox">
        <input
          id={id}
          type="checkbox"
          checked={value !== undefined && value !== false}
          aria-invalid={fault === undefined ? undefined : true}
          aria-describedby={fault === undefined ? undefined : `${id}-error`}
          onChange={({ target }) => onChange(path, target.checked ? field.value : undefined)}
        />
        {name}
      </label>
      {fault === undefined ? null : (
        <p className="editor-error" id={`${id}-error`}>
          {fault}
        </p>
      )}
    </>
  )
}

/** Names of slots are made, not typed. */
function isPictureName(field: Single, path: FieldPath): boolean {
  return field.kind === 'text' && (path.at(-1) === 'picture' || path.at(-2) === 'pictures')
}

function PictureLink({ path, name, value }: Pick<Props, 'path' | 'name' | 'value'>) {
  const hash = typeof value === 'string' ? value : ''
  return (
    <p>
      {name}:{' '}
      <Link id={fieldId(path)} className="link" relative="path" to={{ pathname: 'photos', hash }}>
        {photoTexts.addOrChange}
      </Link>
    </p>
  )
}

function Scalar({ field, path, name, value, faults, onChange }: Of<'text' | 'number' | 'choice'>) {
  const error = faultAt(faults, path)
  return (
    <FieldFrame id={fieldId(path)} label={name} hint={hintOf(field, value, error)} error={error}>
      {(aria) => (
        <ScalarInput
          aria={aria}
          field={field}
          name={String(path.at(-1))}
          value={value}
          onChange={(next) => onChange(path, next)}
        />
      )}
    </FieldFrame>
  )
}

function hintOf(field: Single, value: Json, error: string | undefined): string | undefined {
  const format = field.kind === 'text' ? field.format : undefined
  if (format === 'date') return dateText(value)
  if (format === 'point') return projectFieldTexts.pointHint
  return error === undefined ? placeholderHint(value) : undefined
}

function placeholderHint(value: Json): string | undefined {
  const [placeholder] = (typeof value === 'string' ? /\{[A-Z_]+\}/.exec(value) : null) ?? []
  return placeholder === undefined ? undefined : pageTexts.filledIn(placeholder)
}

/** What blocks publishing, as a sentence. */
export function faultAt(faults: readonly Fault[], path: FieldPath): string | undefined {
  const [fault] = faultsAt(blockingFaults(faults), path)
  return fault && asSentence(fault.text)
}

function asSentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function faultsAt(faults: readonly Fault[], path: FieldPath): Fault[] {
  return faults.filter(({ at }) => at.join(' ') === path.join(' '))
}
