import { Link } from 'react-router'

import { reportTexts as texts } from '#app/strings/en/reports.ts'

import { ShareBar } from './share-bar.tsx'

/** `to` is the address of its leads; clicks only for some dimensions. */
export type CountRow = {
  key: string
  name: string
  leads: number
  to?: string | undefined
  calls?: number
  chats?: number
}

const MAX_SHOWN = 8

/** Most first; folds what is beyond the first eight. */
export function CountTable(props: {
  title: string
  head: string
  rows: readonly CountRow[]
  note?: string
}) {
  const { title, rows, note } = props
  const rest = rows.slice(MAX_SHOWN)
  return (
    <section>
      <h2>{title}</h2>
      {note === undefined ? null : <p className="caption">{note}</p>}
      <Rows {...props} rows={rows.slice(0, MAX_SHOWN)} max={rows[0]?.leads ?? 0} />
      {rest.length > 0 ? (
        <details className="count-more">
          <summary>{texts.more(rest.length)}</summary>
          <Rows {...props} rows={rest} max={rows[0]?.leads ?? 0} />
        </details>
      ) : null}
    </section>
  )
}

function Rows({
  title,
  head,
  rows,
  max,
}: {
  title: string
  head: string
  rows: readonly CountRow[]
  max: number
}) {
  const hasPresses = rows.some(({ calls }) => calls !== undefined)
  return (
    <table className="figures" aria-label={title}>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <th scope="col">{texts.head.leads}</th>
          {hasPresses ? <th scope="col">{texts.head.calls}</th> : null}
          {hasPresses ? <th scope="col">{texts.head.chats}</th> : null}
          <td aria-hidden="true" />
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, leads, to, calls, chats }) => (
          <tr key={key}>
            <th scope="row">
              {to === undefined ? <bdi>{name}</bdi> : <Link to={to}>{<bdi>{name}</bdi>}</Link>}
            </th>
            <td>{texts.count(leads)}</td>
            {hasPresses ? <td>{texts.count(calls ?? 0)}</td> : null}
            {hasPresses ? <td>{texts.count(chats ?? 0)}</td> : null}
            <ShareBar part={leads} max={max} />
          </tr>
        ))}
      </tbody>
    </table>
  )
}
