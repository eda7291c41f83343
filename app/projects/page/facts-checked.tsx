import type { PageContent } from '#app/projects/model/sub-page.ts'

import { useField } from '#app/ui/document/field.tsx'

import { checkText, latestCheck } from './provenance.ts'

/** Always date and source, never only a tick. */
export function FactsChecked({
  project,
}: {
  project: Pick<PageContent, 'checked' | 'sections' | 'questions'>
}) {
  const field = useField('project')
  const latest = latestCheck(project)
  const section = project.sections.findIndex(({ checked }) => checked === latest)
  const at = section < 0 ? ['checked'] : ['sections', section, 'checked']
  return (
    <p {...field(...at)}>
      Last checked on {checkText(latest)}.{' '}
      <a className="link screen-only" href="/how-we-check">
        How we check
      </a>
    </p>
  )
}
