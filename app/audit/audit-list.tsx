import { recordTexts } from '#app/strings/en/audit-log.ts'
import { CursorSteps } from '#app/ui/navigation/cursor-steps.tsx'

import type { RecordPage } from './audit-log.server.ts'

export function RecordList({ page, isNewest }: { page: RecordPage; isNewest: boolean }) {
  return (
    <section className="audit-log" aria-labelledby="audit-log">
      <h2 id="audit-log">{recordTexts.title}</h2>
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
      <CursorSteps
        first={isNewest ? undefined : { to: '?', label: recordTexts.newest }}
        next={
          page.older === null
            ? undefined
            : { to: `?before=${page.older}`, label: recordTexts.older }
        }
      />
    </section>
  )
}
