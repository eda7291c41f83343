import { countProjects } from '#app/projects/count-projects.ts'
import type { Project } from '#app/projects/project.ts'

/** How many projects show a RERA number today, and for how many it is sent on request. */
export function reraCount(projects: readonly Pick<Project, 'rera'>[]): string {
  const shown = projects.filter(({ rera }) => rera?.number !== undefined).length
  const left = projects.length - shown
  if (projects.length === 0) return 'RERA numbers on request.'
  if (shown === 0) return `RERA numbers on request for ${countProjects(left)}.`
  const all = `RERA numbers shown for ${left === 0 && shown > 1 ? 'all ' : ''}${countProjects(shown)}`
  return left === 0 ? `${all}.` : `${all}, on request for ${left}.`
}
