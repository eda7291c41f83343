import { Form, Link } from 'react-router'

import { questionTexts as texts } from '#app/strings/en/questions.ts'
import { Field } from '#app/ui/forms/field.tsx'

import type { QuestionRow } from './question-rows.server.ts'

export type RefusedQuestion = {
  question: string
  whom: string
  due: string
  fault: 'whom' | 'due'
}

type Props = {
  id: number
  rows: readonly QuestionRow[]
  developer: string
  today: string
  due: string
  refused: RefusedQuestion | undefined
}

export function QuestionList({ rows, ...props }: Props) {
  return (
    <ul className="question-list">
      {rows.map((row) => (
        <li key={row.key} id={row.key} data-state={row.state}>
          <div className="question-name">
            <h2>{row.name}</h2>
            <span className="question-state">{texts.state[row.state]}</span>
          </div>
          <div className="question-known">
            {row.value === '' ? null : <b>{row.value}</b>}
            <span role="status">{row.asked}</span>
            {row.overdue === '' ? null : <b className="question-overdue">{row.overdue}</b>}
            <EditorLink row={row} />
            {row.state === 'confirmed' ? null : <AskForm {...props} row={row} />}
          </div>
          <p className="question-people">
            {row.askers === 0 ? (
              texts.noAskers
            ) : (
              <Link className="link" to={`/dashboard/projects/${props.id}/questions/${row.key}`}>
                {texts.askers(row.askers)}
              </Link>
            )}
          </p>
        </li>
      ))}
    </ul>
  )
}

/** The editor opens its form at the field, also on a phone. */
function EditorLink({ row }: { row: QuestionRow }) {
  return (
    <Link
      className="link"
      to={row.href}
      state={{ view: 'form' }}
      aria-label={`${row.state === 'confirmed' ? texts.edit : texts.answerIt}: ${row.name}`}
    >
      {row.state === 'confirmed' ? texts.edit : texts.answerIt}
    </Link>
  )
}

type AskFormProps = Omit<Props, 'rows'> & { row: QuestionRow }

function AskForm({ id, row, developer, today, due, refused: anyRefused }: AskFormProps) {
  const refused = anyRefused?.question === row.key ? anyRefused : undefined
  const action = `/dashboard/projects/${id}/questions`
  return (
    <div className="question-ask">
      <details key={row.asked} open={refused !== undefined || undefined}>
        <summary>
          {row.state === 'asked' ? texts.askAgain : texts.ask}
          <span className="visually-hidden">{texts.notAskedOf(row.name)}</span>
        </summary>
        <Form method="post" action={action} preventScrollReset>
          <input type="hidden" name="question" value={row.key} />
          <Field
            id={`whom-${row.key}`}
            label={texts.whom}
            hint={texts.whomHint}
            error={refused?.fault === 'whom' ? texts.faults.whom : undefined}
          >
            {(aria) => (
              <input
                {...aria}
                name="whom"
                maxLength={100}
                defaultValue={refused?.whom ?? developer}
                required
              />
            )}
          </Field>
          <Field
            id={`due-${row.key}`}
            label={texts.due}
            error={refused?.fault === 'due' ? texts.faults.due : undefined}
          >
            {(aria) => (
              <input
                {...aria}
                name="due"
                type="date"
                min={today}
                defaultValue={refused?.due ?? due}
                required
              />
            )}
          </Field>
          <button className="button button--line">{texts.save}</button>
        </Form>
      </details>
      {row.state === 'asked' ? (
        <Form method="post" action={action} preventScrollReset>
          <input type="hidden" name="question" value={row.key} />
          <button className="quiet-button" name="intent" value="unask">
            {texts.notAsked}
            <span className="visually-hidden">{texts.notAskedOf(row.name)}</span>
          </button>
        </Form>
      ) : null}
    </div>
  )
}
