import { Form, Link } from 'react-router'

import { Term } from '#app/sources/page/source-equation.tsx'
import { importTexts as texts } from '#app/strings/en/sources/files.ts'

import type { ImportView, ResultView } from './import-page.server.ts'

/** Rows = new + repeat + rejected, of what is imported. */
export function ImportEquation({ file: { counts, state } }: { file: ImportView }) {
  const { created, repeat, rejected } = counts
  const isWhole = created + repeat + rejected === counts.rows && state !== 'running'
  return (
    <dl className="source-equation import-equation">
      <Term
        count={created + repeat + rejected}
        label={isWhole ? texts.sums.rows : texts.sums.done}
      />
      <Term sign="=" count={created} label={texts.sums.created} />
      <Term sign="+" count={repeat} label={texts.sums.repeat} />
      <Term sign="+" count={rejected} label={texts.sums.rejected} />
    </dl>
  )
}

export function ImportProgress({ file: { id, counts } }: { file: ImportView }) {
  const path = `/dashboard/sources/imports/${id}`
  const done = counts.created + counts.repeat + counts.rejected
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
export function ImportResult({ file, result: { reasons, kept, isRevertible } }: Props) {
  const { id, counts, state, sourceName } = file
  const made = counts.created + counts.repeat
  return (
    <>
      {made === 0 || state === 'reverted' ? null : (
        <p>
          <Link className="link" to={`/dashboard?source=${encodeURIComponent(sourceName)}`}>
            {texts.leads}
          </Link>
        </p>
      )}
      {reasons.length === 0 ? null : <RejectedRows file={file} reasons={reasons} />}
      {isRevertible && made > 0 ? (
        <section aria-labelledby="revert">
          <h2 id="revert">{texts.revert}</h2>
          <p>{texts.revertNote(Math.max(0, made - kept.count))}</p>
          <KeptLeads kept={kept} />
          <details className="import-revert">
            <summary>{texts.revert}</summary>
            <Form method="post" action={`/dashboard/sources/imports/${id}`}>
              <button className="button" name="intent" value="revert">
                {texts.confirm}
              </button>
            </Form>
          </details>
        </section>
      ) : null}
      {state === 'reverted' ? <KeptLeads kept={kept} /> : null}
    </>
  )
}

function KeptLeads({ kept: { count, leads } }: Pick<ResultView, 'kept'>) {
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
      <h2 id="rejected">{texts.rejected}</h2>
      <table className="import-table">
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
              <td data-label={texts.reason}>{reason}</td>
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
