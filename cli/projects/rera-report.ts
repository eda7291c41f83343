import { agentRegistrations, config } from '#app/config/config.server.ts'
import type { Project } from '#app/projects/model/project.ts'
import { daysSince, oldestCheck } from '#app/projects/page/provenance.ts'
import { missingForRera } from '#app/projects/rera/rera-notice.ts'
import { reraRule } from '#app/projects/rera/rera-rule.ts'
import { loadPublished } from '#cli/catalogue/published-catalogue.ts'
import { databaseCommand } from '#cli/run/database-command.ts'
import { db } from '#db/client.server.ts'

await databaseCommand(async () => {
  const projects = await loadPublished(db)
  return [...missingLines(projects), '', unregisteredLine(projects), ...staleLines(projects)].join(
    '\n',
  )
})

function missingLines(projects: readonly Project[]): string[] {
  const agents = agentRegistrations()
  const incomplete = projects.flatMap((project) => {
    const missing = missingForRera(project, agents)
    return missing.length > 0 ? [{ project, missing }] : []
  })
  const states = new Set(incomplete.map(({ project }) => project.state))
  return [
    ...incomplete.flatMap(({ project: { slug, name, state, rera }, missing }) => {
      const claim = rera && rera.number === undefined ? ' (listed as registered)' : ''
      return [`/${slug}  ${name}, ${state}${claim}`, `  missing: ${missing.join(', ')}`]
    }),
    ...[...states].map((state) => `${state}: ${reraRule(state).basis}`),
  ]
}

function unregisteredLine(projects: readonly Project[]): string {
  const without = projects.filter(({ rera }) => rera?.number === undefined)
  const { UNREGISTERED_PROJECTS: way } = config
  const sell = way === 'show' ? 'sell' : 'take interest'
  return `${without.length} of ${projects.length} pages ${sell} without a registration number (UNREGISTERED_PROJECTS=${way}).`
}

function staleLines(projects: readonly Project[]): string[] {
  const today = new Date().toISOString().slice(0, 10)
  const stale = projects.flatMap((project) => {
    const checks = [project, ...(project.pages ?? [])].map((page) =>
      oldestCheck({ ...page, checked: page.checked ?? project.checked }),
    )
    const age = Math.max(...checks.map((check) => daysSince(check, today)))
    return age > config.FACTS_MAX_AGE_DAYS
      ? [`/${project.slug}  facts last checked ${age} days ago`]
      : []
  })
  if (stale.length > 0) return stale
  return [`No facts are older than ${config.FACTS_MAX_AGE_DAYS} days (FACTS_MAX_AGE_DAYS).`]
}
