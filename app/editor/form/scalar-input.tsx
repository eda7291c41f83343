import type { Json } from '#app/lib/json/json.ts'
import { useState, useEffect, useRef } from 'react'

import { priceTyped } from '#app/lib/money.ts'
import { asciiDigits, asciiNumber } from '#app/lib/text/digits.ts'
import { pointTyped } from '#app/projects/model/place.ts'
import { projectFieldTexts } from '#app/strings/en/project-fields.ts'
import type { FieldAria } from '#app/ui/forms/field.tsx'

import type { Field } from './project-fields.ts'

type Props = {
  aria: FieldAria
  field: Extract<Field, { kind: 'text' | 'number' | 'choice' }>
  name: string
  value: Json
  onChange: (value: Json) => void
}

const valueNames: ReadonlyMap<string, string> = new Map(Object.entries(projectFieldTexts.values))
const LONG = new Set([
  'summary',
  'text',
  'note',
  'detail',
  'answer',
  'lede',
  'description',
  'blank',
  'short',
  'ask',
  'streetKey',
  'says',
])

export function ScalarInput({ aria, field, name, value, onChange }: Props) {
  const shown = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  if (field.kind === 'choice')
    return (
      <select {...aria} value={shown} onChange={({ target }) => onChange(target.value)}>
        {withShown(field.values, shown).map((one) => (
          <option key={one} value={one}>
            {one === '' ? projectFieldTexts.unchosen : (valueNames.get(one) ?? one)}
          </option>
        ))}
      </select>
    )
  if (field.kind === 'number') return <NumberInput {...{ aria, value, onChange }} />
  const settle = field.format && SETTLED[field.format]
  if (settle) return <SettledInput {...{ aria, shown, onChange, settle }} />
  // In a list of texts the name is the row's number.
  if (field.format === undefined && (LONG.has(name) || /^\d+$/.test(name)))
    return (
      <textarea
        {...aria}
        className="editor-text"
        rows={1}
        value={shown}
        onChange={({ target }) => onChange(target.value)}
      />
    )
  const isFigure = field.format === 'figure'
  return (
    <input
      {...aria}
      type={isFigure ? 'text' : (field.format ?? 'text')}
      value={shown}
      autoComplete="off"
      onChange={({ target: { value: typed } }) => onChange(isFigure ? asciiDigits(typed) : typed)}
    />
  )
}

/** Keeps a value that is no longer offered as the last option. */
function withShown(values: readonly string[], shown: string): readonly string[] {
  if (values.includes(shown)) return values
  return shown === '' ? ['', ...values] : [...values, shown]
}

/** Keeps the text as typed (`1.`) until the value changes from elsewhere. */
function NumberInput({ aria, value, onChange }: Pick<Props, 'aria' | 'value' | 'onChange'>) {
  const [typed, setTyped] = useState('')
  const shown = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  return (
    <input
      {...aria}
      inputMode="decimal"
      value={Object.is(numberIn(typed), value) ? typed : shown}
      autoComplete="off"
      onChange={({ target }) => {
        setTyped(target.value)
        onChange(numberIn(target.value))
      }}
    />
  )
}

/** Invalid numbers stay text, so that the schema reports them. */
function numberIn(typed: string): Json {
  const trimmed = asciiNumber(typed).trim()
  if (trimmed === '') return null
  const number = Number(trimmed)
  return Number.isFinite(number) ? number : trimmed
}

/** By format: the stored form of what was typed, undefined while it has none. */
const SETTLED: Readonly<Record<string, (typed: string) => string | undefined>> = {
  price: priceTyped,
  point: pointTyped,
}

type SettledInputProps = {
  aria: FieldAria
  shown: string
  onChange: (value: Json) => void
  settle: (typed: string) => string | undefined
}

/** Rewrites the text in its stored form when the field loses focus. */
function SettledInput({ aria, shown, onChange, settle: storedForm }: SettledInputProps) {
  const typed = useRef<() => void>(undefined)
  const settle = () => {
    typed.current?.()
    typed.current = undefined
  }
  // A sheet that closes with Back sends no blur.
  useEffect(() => () => typed.current?.(), [])
  return (
    <input
      {...aria}
      type="text"
      value={shown}
      autoComplete="off"
      onBlur={settle}
      onKeyDown={({ key }) => {
        if (key === 'Enter') settle()
      }}
      onChange={({ target: { value } }) => {
        typed.current = () => {
          const stored = storedForm(value)
          if (stored !== undefined && stored !== value) onChange(stored)
        }
        onChange(value)
      }}
    />
  )
}
