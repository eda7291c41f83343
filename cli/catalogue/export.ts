import { parseArgs } from 'node:util'

import { readPublishedPages } from '#app/pages/publishing/published-pages.server.ts'
import { parseProject } from '#app/projects/publishing/project-faults.ts'
import { readPublished } from '#app/projects/publishing/published-projects.server.ts'
import { withPublished } from '#app/projects/publishing/published.ts'
import { usageOf } from '#cli/commands/commands.mjs'
import { databaseCommandWith } from '#cli/run/database-command.ts'
import { resolveUserPath } from '#cli/run/resolve-user-path.ts'
import { readArgs } from '#cli/run/read-args.ts'
import { db } from '#db/client.server.ts'

import { projectsFolder } from '../../scripts/catalogue/validate-projects.ts'
import { loadCatalogue } from '../../scripts/catalogue/load-catalogue.ts'
import { exportProjects, type Exported } from './projects-folder.ts'
import { exportPages, pagesFolder } from './pages-folder.ts'

const usage = usageOf('catalogue export')
const options = {
  to: { type: 'string', default: projectsFolder },
  'pages-to': { type: 'string' },
  prune: { type: 'boolean', default: false },
} as const

const reads = () => readArgs(() => parseArgs({ options }), usage).values
await databaseCommandWith({ reads, staysRoot: () => true }, async (args) => {
  const { to, prune, 'pages-to': pagesTo } = args
  const folder = resolveUserPath(to)
  const [fromFile, published] = await Promise.all([loadCatalogue(), readPublished(db)])
  const archived = [...published.projects].flatMap(([id, one]) => (one.isArchived ? [id] : []))
  const projects = withPublished(fromFile, published).map((project) => {
    const { project: parsed, faults } = parseProject(project)
    if (!parsed) throw new Error(`${project.slug}: ${faults.map(({ text }) => text).join(', ')}`)
    return parsed
  })
  const catalogue = { projects, archived: new Set(archived) }
  const exported = await exportProjects(folder, catalogue, { prune })
  const pages = pagesTo ?? (folder === projectsFolder ? pagesFolder : undefined)
  const publishedPages = await readPublishedPages(db)
  const written =
    pages === undefined ? [] : await exportPages(resolveUserPath(pages), publishedPages)
  return [
    ...sentences(exported, folder),
    ...written.map((file) => `Written: ${file}`),
    ...published.faults.values(),
    ...publishedPages.faults.values(),
  ].join('\n')
})

function sentences(exported: Exported, folder: string): string[] {
  const { written, same, replaced, pruned, archived, unknown } = exported
  const named: [readonly string[], string][] = [
    [written, 'Written'],
    [replaced, 'Removed: the project is in another file now'],
    [pruned, 'Removed: the project is archived'],
    [archived, 'Kept: the project is archived (--prune removes the file)'],
    [unknown, 'Kept: this site has no such project'],
  ]
  return [
    ...named.flatMap(([files, what]) => files.map((file) => `${what}: ${file}`)),
    `${written.length} of ${written.length + same.length} projects differed from what lay in ${folder}.`,
  ]
}
