import { Form } from 'react-router'

import { newSourceTexts, sourcePageTexts as texts } from '#app/strings/en/sources/sources.ts'
import { TextField } from '#app/ui/forms/text-field.tsx'

import type { SourceAnswer } from './source-answer.server.ts'
import { SourceInputs } from './source-inputs.tsx'
import type { SourcePage } from './source-page.server.ts'

type Props = { page: SourcePage; answer: SourceAnswer | undefined }

/** Name, settings and secrets of a source, and its end. */
export function SourceSettings({ page, answer }: Props) {
  const { source, form } = page
  const action = `/dashboard/sources/${source.id}#settings`
  const faults = answer?.enquiry === undefined ? (answer?.faults ?? {}) : {}
  const typed = answer?.enquiry === undefined ? answer?.typed : undefined
  return (
    <section id="settings" aria-labelledby="settings-title">
      <h2 id="settings-title">{texts.settings}</h2>
      <Form method="post" action={action} noValidate>
        <TextField
          id="source-name"
          name="name"
          label={newSourceTexts.name}
          hint={newSourceTexts.nameHint}
          error={faults['name']}
          defaultValue={typed?.['name'] ?? source.name}
          autoComplete="off"
        />
        <SourceInputs
          words={page.words}
          fields={form.fields}
          values={typed ?? form.values}
          stored={form.stored}
          faults={faults}
        />
        <button className="button form-submit" name="intent" value="configure">
          {texts.save}
        </button>
      </Form>
      <details className="source-remove" open={faults['typed'] !== undefined}>
        <summary>{texts.remove}</summary>
        <Form method="post" action={action} noValidate>
          <TextField
            id="typed"
            name="typed"
            label={texts.typed}
            hint={texts.removeNote(source.name)}
            error={faults['typed']}
            autoComplete="off"
          />
          <button className="button button--line form-submit" name="intent" value="delete">
            {texts.remove}
          </button>
        </Form>
      </details>
    </section>
  )
}
