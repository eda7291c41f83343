import { auditTexts } from '#app/strings/en/audit-log.ts'
import { CursorSteps } from '#app/ui/navigation/cursor-steps.tsx'

import type { AuditPage } from './audit-log.server.ts'

export function AuditList({ page, isNewest }: { page: AuditPage; isNewest: boolean }) {
  return (
    <section className="audit-log" aria-labelledby="audit-log">
      <h2 id="audit-log">{auditTexts.title}</h2>
      <p className="caption">{auditTexts.lede}</p>
      {page.lines.length === 0 ? (
        <p>{auditTexts.none}</p>
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
        first={isNewest ? undefined : { to: '?', label: auditTexts.newest }}
        next={
          page.older === null ? undefined : { to: `?before=${page.older}`, label: auditTexts.older }
        }
      />
    </section>
  )
}
