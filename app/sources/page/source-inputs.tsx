import type { SourceKindWords } from '#app/strings/en/sources/kinds.ts'
import { sourcePageTexts as texts } from '#app/strings/en/sources/sources.ts'
import { ChoiceField } from '#app/ui/forms/choice-field.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'

import type { SourceField } from './source-fields.server.ts'

type Props = {
  fields: readonly SourceField[]
  /** Settings as typed or stored, by name. */
  values: Readonly<Record<string, string>>
  /** Secrets that are stored. */
  stored?: readonly string[]
  faults: Readonly<Record<string, string>>
}

type Words = Pick<SourceKindWords, 'before' | 'ways'>
type GroupedProps = Props & { words: Words | undefined }

const NO_WORDS: Words = {}

/** The settings of a source, after what makes their values, as its adapter's schemas name them; what only a pull needs stands together. */
export function SourceInputs({
  words: { before, ways } = NO_WORDS,
  fields,
  ...shared
}: GroupedProps) {
  const grouped = (ways?.pull.fields ?? []).flatMap((name) =>
    fields.filter((field) => field.name === name),
  )
  const others = fields.filter((field) => !grouped.includes(field))
  return (
    <>
      {before && (
        <ol className="source-steps source-before">
          {before.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
      {ways && (
        <fieldset className="source-group">
          <legend>{ways.pull.title}</legend>
          <p className="caption">{ways.pull.hint}</p>
          <Inputs fields={grouped} {...shared} />
        </fieldset>
      )}
      <Inputs fields={others} {...shared} />
    </>
  )
}

function Inputs({ fields, values, stored = [], faults }: Props) {
  return fields.map(({ name, label, hint, isSecret, options }) => {
    const shared = { id: `source-${name}`, name, label, error: faults[name] }
    if (options)
      return (
        <ChoiceField key={name} {...shared} hint={hint} choices={options} chosen={values[name]} />
      )
    const kept = stored.includes(name) ? texts.keepSecret : undefined
    return (
      <TextField
        key={name}
        {...shared}
        hint={[kept, hint].filter(Boolean).join(' ') || undefined}
        type={isSecret ? 'password' : 'text'}
        autoComplete={isSecret ? 'new-password' : 'off'}
        defaultValue={isSecret ? undefined : values[name]}
      />
    )
  })
}
