import { agentRegistrations, config } from '#app/config.server.ts'
import { daysSince, oldestCheck } from '#app/projects/provenance.ts'
import { missingForRera } from '#app/projects/rera/rera-notice.ts'
import { reraRule } from '#app/projects/rera/rera-rule.ts'

import { loadCatalogue } from './load-catalogue.ts'

// npm run rera:report   what each state's authority asks of a page and nobody has entered, and stale facts
const projects = await loadCatalogue()
const today = new Date().toISOString().slice(0, 10)
const agents = agentRegistrations()

const incomplete = projects.flatMap((project) => {
  const missing = missingForRera(project, agents)
  return missing.length > 0 ? [{ project, missing }] : []
})
const unregistered = projects.filter(({ rera }) => rera?.number === undefined)
const stale = projects.flatMap((project) => {
  const oldest = [project, ...(project.pages ?? [])].map((page) =>
    oldestCheck({ ...page, checked: page.checked ?? project.checked }),
  )
  const age = Math.max(...oldest.map((check) => daysSince(check, today)))
  return age > config.FACTS_MAX_AGE_DAYS ? [{ project, age }] : []
})

for (const { project, missing } of incomplete) {
  const claim = project.rera && project.rera.number === undefined ? ' (listed as registered)' : ''
  console.log(`/${project.slug}  ${project.name}, ${project.state}${claim}`)
  console.log(`  missing: ${missing.join(', ')}`)
}
for (const state of new Set(incomplete.map(({ project }) => project.state))) {
  console.log(`${state}: ${reraRule(state).basis}`)
}
console.log(
  `\n${unregistered.length} of ${projects.length} pages ${sells()} without a registration number (UNREGISTERED_PROJECTS=${config.UNREGISTERED_PROJECTS}).`,
)
for (const { project, age } of stale) {
  console.log(`/${project.slug}  facts last checked ${age} days ago`)
}
if (stale.length === 0) {
  console.log(`No facts are older than ${config.FACTS_MAX_AGE_DAYS} days (FACTS_MAX_AGE_DAYS).`)
}

function sells(): string {
  return config.UNREGISTERED_PROJECTS === 'show' ? 'sell' : 'take interest'
}
