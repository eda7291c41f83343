import type { Project } from './project.ts'

/** The registration under the law of the project's state, or the offer to send it. */
export function ReraBlock({ project }: { project: Pick<Project, 'rera' | 'state'> }) {
  const { rera, state } = project
  return (
    <dl className="rera">
      <div>
        <dt>RERA registration, {state}</dt>
        {rera?.number === undefined ? (
          <dd>
            <b>{rera ? 'Registered, number on request' : 'RERA number on request'}</b>
            <span>We will send the number and the authority’s own page for it.</span>{' '}
            <a className="lk" href="#enquire">
              Ask for both
            </a>
          </dd>
        ) : (
          <dd>
            <b>{rera.number}</b>
          </dd>
        )}
      </div>
    </dl>
  )
}
