import type { Project } from '#app/projects/model/project.ts'

import { checkText, oldestCheck } from './provenance.ts'

/** Always date and source, never only a tick. */
export function FactsChecked({ project }: { project: Pick<Project, 'checked' | 'sections'> }) {
  return (
    <p>
      Last checked on {checkText(oldestCheck(project))}.{' '}
      <a className="link screen-only" href="/how-we-check">
        How we check
      </a>
    </p>
  )
}
