import { Form } from 'react-router'

import { jobTexts as texts } from '#app/strings/en/health-jobs.ts'
import { Icon } from '#app/ui/media/icon.tsx'

import type { JobLine } from './job-line.ts'

const { columns } = texts

type Props = { jobs: readonly JobLine[]; action: string }

/** Those that fail are in sight, the others folded. */
export function JobList({ jobs, action }: Props) {
  const fine = jobs.filter(({ isFailing }) => !isFailing)
  const failing = jobs.filter(({ isFailing }) => isFailing)
  return (
    <section className="health-jobs" aria-labelledby="jobs">
      <h2 id="jobs">{texts.title}</h2>
      {jobs.length === 0 ? <p className="caption">{texts.none}</p> : null}
      {failing.length === 0 ? null : <Jobs jobs={failing} action={action} />}
      {fine.length === 0 ? null : (
        <details>
          <summary>
            {texts.fine(fine.length)}
            <Icon name="chevron" />
          </summary>
          <Jobs jobs={fine} action={action} />
        </details>
      )}
    </section>
  )
}

function Jobs({ jobs, action }: Props) {
  return (
    <ul>
      {jobs.map(({ name, title, last, next, problem, isFailing }) => (
        <li key={name} data-state={isFailing ? 'bad' : 'good'}>
          <h3>{title}</h3>
          <dl>
            <dt>{columns.last}</dt>
            <dd>{last}</dd>
            <dt>{columns.next}</dt>
            <dd>{next}</dd>
            <dt>{columns.problem}</dt>
            <dd>{problem}</dd>
          </dl>
          <Form method="post" action={action}>
            <input type="hidden" name="job" value={name} />
            <button className="button button--line" aria-label={texts.runOf(title)}>
              {texts.run}
            </button>
          </Form>
        </li>
      ))}
    </ul>
  )
}
