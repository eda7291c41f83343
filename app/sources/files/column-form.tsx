import { Form } from 'react-router'

import { importTexts as texts } from '#app/strings/en/sources/files.ts'
import { ChoiceField } from '#app/ui/forms/choice-field.tsx'

import type { ImportAnswer } from './answer-import.server.ts'
import { columnFields } from './column-fields.ts'
import type { DraftView } from './import-page.server.ts'
import { ImportPreview } from './import-preview.tsx'

type Props = { id: string; draft: DraftView; answer: ImportAnswer | undefined; rows: number }

const FORM = 'import-columns'
/** A number whose last digits Excel has lost. */
const LOST = /^\d(?:\.\d+)?e\+?\d+$/i

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
      {draft.preview ? <ImportPreview lines={draft.preview} rows={rows} form={FORM} /> : null}
    </>
  )
}

type Columns = {
  columns: DraftView['columns']
  typed: readonly string[] | undefined
}

function ColumnTable({ columns, typed }: Columns) {
  return (
    <table className="import-table import-columns">
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
            <td>
              <ul className="import-values">
                {values.map((value, index) => (
                  // Values may be equal, and their order never changes.
                  // oxlint-disable-next-line react/no-array-index-key
                  <li key={index} className={LOST.test(value) ? 'import-fault' : undefined}>
                    {value === '' ? texts.empty : <bdi>{value}</bdi>}
                  </li>
                ))}
              </ul>
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
