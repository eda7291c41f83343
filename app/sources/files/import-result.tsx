import { Form, Link } from 'react-router'

import { listSearch } from '#app/leads/search/lead-filter.ts'
import { Term } from '#app/sources/page/source-equation.tsx'
import { importTexts as texts } from '#app/strings/en/sources/files.ts'

import type { ImportView, ResultView } from './import-page.server.ts'

type Counts = ImportView['counts']
type EquationProps = { counts: Omit<Counts, 'rows'>; label: string }

/** Rows = new + repeat + rejected; `label` says which rows. */
export function ImportEquation({ counts: { created, repeat, rejected }, label }: EquationProps) {
  return (
    <dl className="source-equation import-equation">
      <Term count={created + repeat + rejected} label={label} />
      <Term sign="=" count={created} label={texts.sums.created} />
      <Term sign="+" count={repeat} label={texts.sums.repeat} />
      <Term sign="+" count={rejected} label={texts.sums.rejected} />
    </dl>
  )
}

/** Of what is imported so far. */
export function SoFar({ file: { counts, state } }: { file: ImportView }) {
  const isWhole = doneOf(counts) === counts.rows && state !== 'running'
  return <ImportEquation counts={counts} label={isWhole ? texts.sums.rows : texts.sums.done} />
}

function doneOf({ created, repeat, rejected }: Counts): number {
  return created + repeat + rejected
}

export function ImportProgress({ file: { id, counts } }: { file: ImportView }) {
  const path = `/dashboard/sources/imports/${id}`
  const done = doneOf(counts)
  return (
    <div className="import-progress">
      <progress aria-label={texts.progressLabel} max={counts.rows} value={done} />
      <p>{texts.progress(done, counts.rows)}</p>
      <p>
        <Link className="link" to={path}>
          {texts.reload}
        </Link>
      </p>
      <Form method="post" action={path}>
        <button className="button button--line" name="intent" value="cancel">
          {texts.cancel}
        </button>
      </Form>
    </div>
  )
}

type Props = { file: ImportView; result: ResultView }

/** The rejected rows with their reasons, and the way back. */
export function ImportResult({ file, result: { reasons, leads, isRevertible } }: Props) {
  const { counts, state, sourceId } = file
  const isThere = counts.created + counts.repeat > 0 && state !== 'reverted'
  return (
    <div className="import-result">
      <div>
        {isThere ? (
          <p>
            <Link
              className="button button--line"
              to={`/dashboard?${listSearch({ source: `#${sourceId}` })}`}
            >
              {texts.leads}
            </Link>
          </p>
        ) : null}
        {reasons.length === 0 ? null : <RejectedRows file={file} reasons={reasons} />}
      </div>
      {isRevertible && leads.count > 0 ? <RevertPanel id={file.id} count={leads.count} /> : null}
      {state === 'reverted' ? <KeptLeads kept={leads} /> : null}
    </div>
  )
}

function RevertPanel({ id, count }: { id: string; count: number }) {
  return (
    <section className="import-revert" aria-labelledby="revert">
      <h2 id="revert">{texts.revert}</h2>
      <p>{texts.revertNote(count)}</p>
      <details>
        <summary className="button button--line">{texts.revert}</summary>
        <Form method="post" action={`/dashboard/sources/imports/${id}`}>
          <button className="button" name="intent" value="revert">
            {texts.confirm}
          </button>
        </Form>
      </details>
    </section>
  )
}

function KeptLeads({ kept: { count, leads } }: { kept: ResultView['leads'] }) {
  if (count === 0) return null
  return (
    <>
      <p>{texts.kept(count)}</p>
      <ul className="import-kept">
        {leads.map(({ id, name }) => (
          <li key={id}>
            <Link className="link" to={`/dashboard/leads/${id}`}>
              <bdi>{name}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}

function RejectedRows({ file, reasons }: { file: ImportView; reasons: ResultView['reasons'] }) {
  return (
    <section aria-labelledby="rejected">
      <div className="source-head">
        <h2 id="rejected">{texts.rejected}</h2>
      </div>
      <table className="import-table import-reasons">
        <caption className="visually-hidden">{texts.rejected}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.reason}</th>
            <th scope="col">{texts.first}</th>
            <th scope="col">{texts.count}</th>
          </tr>
        </thead>
        <tbody>
          {reasons.map(({ reason, rows, first }) => (
            <tr key={reason}>
              <td>{reason}</td>
              <td data-label={texts.first}>{first}</td>
              <td data-label={texts.count}>{rows.toLocaleString('en-IN')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <a className="button" href={`/dashboard/sources/imports/${file.id}/rejected.csv`}>
          {texts.download(file.counts.rejected)}
        </a>
      </p>
      <p className="caption">{texts.downloadNote}</p>
    </section>
  )
}
