import { Form } from 'react-router'

import { importTexts as texts } from '#app/strings/en/sources/files.ts'
import { ChoiceField } from '#app/ui/forms/choice-field.tsx'

import type { ImportAnswer } from './answer-import.server.ts'
import { columnFields } from './column-fields.ts'
import type { DraftView } from './import-page.server.ts'

type Props = { id: string; draft: DraftView; answer: ImportAnswer | undefined; rows: number }

const FORM = 'import-columns'

/** What each column becomes, and whose the leads are. */
export function ColumnForm({ id, draft, answer, rows }: Props) {
  const { typed, faults = {} } = answer ?? {}
  const { columns, sources, people } = draft
  const orders = [
    { value: 'day', label: texts.orders.day },
    { value: 'month', label: texts.orders.month },
  ]
  return (
    <>
      <Form method="post" action={`/dashboard/sources/imports/${id}`} id={FORM} noValidate>
        {faults.fields === undefined ? null : (
          <p className="error" role="alert">
            {faults.fields}
          </p>
        )}
        <ColumnTable columns={columns} typed={typed?.fields} />
        <div className="import-choices">
          <ChoiceField
            id="import-order"
            name="order"
            label={texts.order}
            choices={orders}
            chosen={(typed ?? draft).isDayFirst ? 'day' : 'month'}
          />
          <ChoiceField
            id="import-source"
            name="source"
            label={texts.from}
            choices={sources}
            chosen={(typed ?? draft).sourceId}
          />
          <ChoiceField
            id="import-owner"
            name="owner"
            label={texts.agent}
            choices={people}
            chosen={(typed ?? draft).ownerId ?? ''}
            unset={texts.byRules}
            error={faults.owner}
          />
        </div>
        <div className="source-controls">
          <button className="button" name="intent" value="preview">
            {texts.save}
          </button>
          <button className="button button--line" name="intent" value="discard">
            {texts.discard}
          </button>
        </div>
      </Form>
      {draft.preview ? (
        <section aria-labelledby="preview">
          <div className="source-head">
            <h2 id="preview">{texts.preview(draft.preview.length)}</h2>
            <p className="caption">{texts.previewNote}</p>
          </div>
          <PreviewTable lines={draft.preview} />
          <button className="button form-submit" form={FORM} name="intent" value="start">
            {texts.start(rows)}
          </button>
          <p className="caption">{texts.startNote}</p>
        </section>
      ) : null}
    </>
  )
}

type Columns = {
  columns: DraftView['columns']
  typed: readonly string[] | undefined
}

function ColumnTable({ columns, typed }: Columns) {
  return (
    <table className="import-table">
      <caption className="visually-hidden">{texts.choose}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.column}</th>
          <th scope="col">{texts.values}</th>
          <th scope="col">{texts.becomes}</th>
        </tr>
      </thead>
      <tbody>
        {columns.map(({ name, values, field }, at) => (
          <tr key={name}>
            <th scope="row">
              <bdi>{name}</bdi>
            </th>
            <td data-label={texts.values}>
              {values.map((value) => value || texts.empty).join(' · ')}
            </td>
            <td>
              <select
                name={`column-${at}`}
                aria-label={texts.becomesOf(name)}
                defaultValue={typed?.[at] ?? field}
              >
                {columnFields.map((one) => (
                  <option key={one} value={one}>
                    {texts.fields[one]}
                  </option>
                ))}
              </select>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function PreviewTable({ lines }: { lines: NonNullable<DraftView['preview']> }) {
  const { line, person, says, becomes } = texts.previewColumns
  return (
    <table className="import-table">
      <caption className="visually-hidden">{texts.preview(lines.length)}</caption>
      <thead>
        <tr>
          <th scope="col">{line}</th>
          <th scope="col">{person}</th>
          <th scope="col">{says}</th>
          <th scope="col">{becomes}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((row) => (
          <tr key={row.line}>
            <td data-label={line}>{row.line}</td>
            <td data-label={person}>
              <bdi>{row.person || texts.empty}</bdi>
            </td>
            <td data-label={says}>
              <bdi>{row.says || texts.empty}</bdi>
            </td>
            <td data-label={becomes} className={`import-${row.kind}`}>
              {row.becomes}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
