import { parseArgs } from 'node:util'

import { readPublishedPages } from '#app/pages/publishing/published-pages.server.ts'
import { loadHistory } from '#app/projects/history/past-publications.server.ts'
import {
  groupByProject,
  type PublicationHistory,
} from '#app/projects/publishing/import/publication-history.ts'
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
import { exportHistory, HISTORY_FILE, type ExportedHistory } from './history-file.ts'
import { exportPages, pagesFolder } from './pages-folder.ts'
import { loadBuilt } from './published-catalogue.ts'

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
  const built = await loadBuilt()
  const history = await loadHistory(db, built)
  const recalled = await exportHistory(folder, history, { fromFile: built, published })
  const pages = pagesTo ?? (folder === projectsFolder ? pagesFolder : undefined)
  const publishedPages = await readPublishedPages(db)
  const written =
    pages === undefined ? [] : await exportPages(resolveUserPath(pages), publishedPages)
  return [
    ...sentences(exported, folder),
    ...historySentences(recalled, history),
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
    `${written.length} of ${written.length + same.length} listings differed from what lay in ${folder}.`,
  ]
}

function historySentences(
  { isWritten, left }: ExportedHistory,
  { publications }: PublicationHistory,
): string[] {
  const projectCount = groupByProject(publications).size
  const changes = publications.flatMap((one) => one.changes).length
  const [of, what] = [counted(projectCount, 'listing'), counted(changes, 'change')]
  return [
    ...(isWritten ? [`Written: ${HISTORY_FILE}, the past of ${of}, with ${what} of facts`] : []),
    ...left.map(
      (slug) =>
        `Left: ${HISTORY_FILE}, which knows more of ${slug} than this site does; import it first (bin/northlight catalogue import)`,
    ),
  ]
}

function counted(count: number, one: string): string {
  return `${count} ${one}${count === 1 ? '' : 's'}`
}
