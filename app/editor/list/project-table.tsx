import { Link } from 'react-router'

import { ReturnForm } from '#app/editor/publish/restore-form.tsx'
import {
  Failed,
  ScheduledTime,
  type FailedHour,
  type PendingSchedule,
} from '#app/editor/publish/schedule-notes.tsx'
import { projectTexts as texts } from '#app/strings/en/projects.ts'
import { photoTexts } from '#app/strings/en/photos.ts'
import { questionTexts } from '#app/strings/en/questions.ts'

import { lookedAt, type FactState, type ProjectRow } from './project-rows.ts'

export type ShownRow = ProjectRow & {
  draftWhen: string
  scheduled: PendingSchedule | undefined
  failed: FailedHour | undefined
}

export function ProjectTable({ rows }: { rows: readonly ShownRow[] }) {
  return (
    <table className="content-list">
      <thead>
        <tr>
          <th scope="col">{texts.columns.name}</th>
          {lookedAt.map((fact) => (
            <th key={fact} scope="col">
              {texts.columns[fact]}
            </th>
          ))}
          <th scope="col">{questionTexts.title}</th>
          <th scope="col">{texts.columns.state}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr
            key={row.id}
            className={row.state === 'archived' ? 'content-list-archived' : undefined}
          >
            <th scope="row">
              <Link to={`/dashboard/projects/${row.id}`}>{row.name}</Link>
              <small>{row.location}</small>
              {row.undescribed === 0 ? null : (
                <small className="content-list-missing">
                  {photoTexts.missing(row.undescribed)}
                </small>
              )}
            </th>
            {lookedAt.map((fact) => (
              <FactCell key={fact} name={texts.columns[fact]} fact={row.facts[fact]} />
            ))}
            <QuestionsCell row={row} />
            <td>
              <div className="content-list-state">
                {texts.state[row.state]}
                <Link className="content-list-photos" to={`/dashboard/projects/${row.id}/photos`}>
                  {photoTexts.link}
                  <span className="visually-hidden">{photoTexts.of(row.name)}</span>
                </Link>
              </div>
              {row.state === 'archived' ? <ReturnForm id={row.id} of={row.name} /> : null}
              {row.scheduled === undefined ? null : <ScheduledTime {...row.scheduled} />}
              {row.failed === undefined ? null : <Failed {...row.failed} />}
              {row.draft ? (
                <small className="content-list-draft">
                  {texts.draft(row.draft.by, row.draftWhen)}
                </small>
              ) : null}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The gaps as work: how many questions have an answer, which are overdue, and who waits. */
function QuestionsCell({ row: { id, name, questions } }: { row: ProjectRow }) {
  const { confirmed, all, overdue, waiting } = questions
  return (
    <td className="content-list-questions">
      <Link className="link" to={`/dashboard/projects/${id}/questions`}>
        {questionTexts.progress(confirmed, all)}
        <span className="visually-hidden">{questionTexts.of(name)}</span>
      </Link>
      {waiting > 0 ? <small>{questionTexts.waiting(waiting)}</small> : null}
      {overdue > 0 ? (
        <small className="content-list-missing">{questionTexts.overdueCount(overdue)}</small>
      ) : null}
    </td>
  )
}

function FactCell({ name, fact }: { name: string; fact: FactState }) {
  return (
    <td>
      <span className="content-list-fact">{name}</span>
      {fact.value === null ? (
        <Unstated isMissed={fact.isMissed} />
      ) : (
        <>
          {fact.value}
          <small>{texts.age(fact.days)}</small>
        </>
      )}
    </td>
  )
}

function Unstated({ isMissed }: Pick<FactState, 'isMissed'>) {
  return isMissed ? (
    <span className="content-list-missing">{texts.missing}</span>
  ) : (
    <span className="content-list-unset">{texts.notStated}</span>
  )
}
