import type { Project } from '#app/projects/model/project.ts'

import { useField } from '#app/ui/document/field.tsx'

import { checkText, oldestCheck } from './provenance.ts'

/** Always date and source, never only a tick. */
export function FactsChecked({ project }: { project: Pick<Project, 'checked' | 'sections'> }) {
  const field = useField('project')
  const oldest = oldestCheck(project)
  const section = project.sections.findIndex(({ checked }) => checked === oldest)
  const at = section < 0 ? ['checked'] : ['sections', section, 'checked']
  return (
    <p {...field(...at)}>
      Last checked on {checkText(oldest)}.{' '}
      <a className="link screen-only" href="/how-we-check">
        How we check
      </a>
    </p>
  )
}
