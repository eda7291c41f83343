import { parseArgs } from 'node:util'

import type { Json } from '#app/lib/json/json.ts'
import { writeAudit } from '#app/audit/audit-log.server.ts'
import { config } from '#app/config/config.server.ts'
import { indianDay } from '#app/lib/dates/indian-day.ts'
import type { PageName, PageContents } from '#app/pages/page-content.ts'
import { importPageContents } from '#app/pages/publishing/import-pages.server.ts'
import { catalogueFaults } from '#app/projects/catalogue/catalogue-faults.ts'
import type { ProjectContent } from '#app/projects/model/project.ts'
import { shownProjects } from '#app/projects/model/interest-only.ts'
import type { Project } from '#app/projects/model/project.ts'
import { parseProject } from '#app/projects/publishing/project-faults.ts'
import { readPublished } from '#app/projects/publishing/published-projects.server.ts'
import { withPublished } from '#app/projects/publishing/published.ts'
import { usageOf } from '#cli/commands/commands.mjs'
import { databaseCommandWith } from '#cli/run/database-command.ts'
import { resolveUserPath } from '#cli/run/resolve-user-path.ts'
import { readArgs } from '#cli/run/read-args.ts'
import { db, type Executor } from '#db/client.server.ts'

import {
  projectsFolder,
  readProjects,
  storedContentById,
} from '../../scripts/catalogue/validate-projects.ts'
import { importAudited } from './import-audited.ts'
import { importReport } from './import-report.ts'
import { pagesFolder, readPages } from './pages-folder.ts'
import { builtPages, loadBuilt } from './published-catalogue.ts'
import { sitePathsOf } from './site-paths.ts'

const usage = usageOf('catalogue import')
const options = {
  from: { type: 'string', default: projectsFolder },
  'pages-from': { type: 'string' },
  'keep-days': { type: 'boolean', default: false },
  note: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  prune: { type: 'boolean', default: false },
} as const

await databaseCommandWith({ reads: readInput }, async (input) => {
  const fromFile = await loadBuilt()
  const trx = await db.startTransaction().execute()
  const message = await importAll(trx, input, fromFile).catch(async (error: unknown) => {
    await trx.rollback().execute()
    throw error
  })
  await (input.args['dry-run'] ? trx.rollback() : trx.commit()).execute()
  return message
})

type Input = Awaited<ReturnType<typeof readInput>>

/** All or nothing; throws where either half cannot be published. */
async function importAll(
  trx: Executor,
  input: Input,
  fromFile: readonly Project[],
): Promise<string> {
  const { args, projects, texts } = input
  const { note = null, prune, 'dry-run': isTrial } = args
  const { files, stored } = projects
  const imported = await importAudited(trx, { files, stored, note, prune, isTrial }, fromFile)
  // Links may lead to a project that this import adds.
  const listed = [...withPublished(fromFile, await readPublished(trx)), ...files]
  const paths = sitePathsOf(shownProjects(listed, config.UNREGISTERED_PROJECTS))
  const imports = await importPageContents(
    trx,
    { files: texts.pages, stored: texts.stored, note, isTrial },
    {
      fromFile: builtPages(),
      // Before every day, so that no date has passed.
      today: args['keep-days'] ? '' : indianDay(new Date()),
      isPage: (path) => paths.has(path),
    },
  )
  const faults = [...imported.faults, ...imports.faults]
  if (faults.length > 0) throw new Error(refusal(faults))
  if (!isTrial)
    for (const { page } of imports.changed)
      await writeAudit(trx, null, { kind: 'words-published', page })
  return importReport(imported, imports, { isTrial })
}

async function readInput() {
  const args = readArgs(() => parseArgs({ options }), usage).values
  const folder = resolveUserPath(args.from)
  const projects = await readSound(folder)
  const pages = args['pages-from'] ?? (args.from === projectsFolder ? pagesFolder : undefined)
  const texts =
    pages === undefined ? { pages: {}, stored: {} } : await readSoundPages(resolveUserPath(pages))
  return { args, projects, texts }
}

/** Texts in English, and as their files store them. */
type Texts = { pages: Partial<PageContents>; stored: Partial<Record<PageName, Json>> }

/** Throws all faults, by file and field. */
async function readSound(
  folder: string,
): Promise<{ files: ProjectContent[]; stored: ReadonlyMap<number, Json> }> {
  const files = await readProjects(folder).catch((error: Error) => {
    throw new Error(refusal([error.message]), { cause: error })
  })
  if (files.length === 0) throw new Error(`There is no project in ${folder}.`)
  const faults = catalogueFaults(files, config.UNREGISTERED_PROJECTS)
  if (faults.length > 0) throw new Error(refusal(faults))
  const projects = files.flatMap(({ project }) => parseProject(project).project ?? [])
  return { files: projects, stored: storedContentById(files) }
}

/** Throws all faults, by file and field. */
async function readSoundPages(folder: string): Promise<Texts> {
  const { faults, ...texts } = await readPages(folder)
  if (faults.length > 0) throw new Error(refusal(faults))
  return texts
}

function refusal(faults: readonly string[]): string {
  return ['Nothing was imported.', ...faults].join('\n  ')
}
