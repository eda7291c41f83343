import { Link } from 'react-router'

import { recordTexts } from '#app/desk-texts/en/record.ts'

import type { RecordPage } from './record.server.ts'

/** A page of the record; `isNewest` is the first. Addresses are those of the page it stands on. */
export function RecordList({ page, isNewest }: { page: RecordPage; isNewest: boolean }) {
  return (
    <section className="record" aria-labelledby="record">
      <h2 id="record">{recordTexts.title}</h2>
      <p className="caption">{recordTexts.lede}</p>
      {page.lines.length === 0 ? (
        <p>{recordTexts.none}</p>
      ) : (
        <ol>
          {page.lines.map(({ id, at, shown, text }) => (
            <li key={id}>
              <time dateTime={at}>{shown}</time>
              <span>{text}</span>
            </li>
          ))}
        </ol>
      )}
      <p className="record-steps">
        {isNewest ? null : (
          <Link className="link" to="?" preventScrollReset>
            {recordTexts.newest}
          </Link>
        )}
        {page.older === null ? null : (
          <Link className="link" to={`?before=${page.older}`} preventScrollReset>
            {recordTexts.older}
          </Link>
        )}
      </p>
    </section>
  )
}
