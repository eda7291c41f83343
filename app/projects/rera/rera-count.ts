import { countProjects } from '#app/projects/catalogue/count-projects.ts'
import type { Project } from '#app/projects/model/project.ts'

export function reraCount(projects: readonly Pick<Project, 'rera'>[]): string {
  const shown = projects.filter(({ rera }) => rera?.number !== undefined).length
  const left = projects.length - shown
  if (projects.length === 0) return 'Ask us for RERA numbers.'
  if (shown === 0) return `Ask us for the RERA number of any project.`
  const all = `We show the RERA ${shown === 1 ? 'number' : 'numbers'} of ${left === 0 && shown > 1 ? 'all ' : ''}${countProjects(shown)}`
  return left === 0 ? `${all}.` : `${all}. Ask us for the other ${left}.`
}
