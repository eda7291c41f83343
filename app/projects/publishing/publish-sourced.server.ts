import { changedFacts, unsourced } from '#app/projects/facts/project-facts.ts'
import { withoutFacts } from '#app/projects/facts/without-facts.ts'
import { factTerm } from '#app/projects/history/change-texts.ts'
import type { Executor } from '#db/client.server.ts'

import { differences } from './difference.ts'
import { parseProject } from './project-faults.ts'
import { findVersion, saveVersion } from './project-versions.server.ts'
import {
  lastPublished,
  publishVersion,
  type PublishOptions,
  type Publishing,
} from './publish-project.server.ts'
import { readPublished } from './published-projects.server.ts'

/** Publishes without the facts that lack a source, which stay in a new draft; call it within a transaction. */
export async function publishSourced(
  trx: Executor,
  id: string,
  { heldBack, ...options }: PublishOptions & { heldBack: (names: readonly string[]) => string },
): Promise<Publishing> {
  const version = await findVersion(trx, id)
  if (!version || version.publishedAt) return { kind: 'absent' }
  const { projectId, content, sources, note } = version
  const published = await readPublished(trx, options.known)
  const { project, faults } = parseProject(content)
  const last = lastPublished(projectId, { published, fileProjects: options.fileProjects })
  const before = last && parseProject(last).project
  if (!project) return { kind: 'faulty', faults }
  const left = unsourced(changedFacts(before, project), sources)
  if (!before || left.length === 0) return publishVersion(trx, { id }, options)
  const sourced = withoutFacts(project, before, left)
  // Only facts without a source changed, so nothing can be published.
  if (differences(before, sourced).length === 0)
    return { kind: 'unsourced', facts: left, changed: left.length }
  const combinedNote = [...(note === null ? [] : [note]), heldBack(left.map(factTerm))].join(' ')
  const part = { projectId: projectId, basedOn: id, content: sourced, sources, note: combinedNote }
  const saved = await saveVersion(trx, part, options.by)
  if (saved.kind === 'overtaken') return { kind: 'overtaken', newest: saved.newest }
  const publishing = await publishVersion(trx, { id: saved.id }, options)
  if (publishing.kind !== 'published') throw new NotPublished(publishing)
  const rest = { projectId: projectId, basedOn: saved.id, like: id, content, sources, note }
  await saveVersion(trx, rest, options.by)
  return publishing
}

/** Rolls the transaction back; `why` is the message. */
export class NotPublished extends Error {
  readonly why: Publishing

  constructor(why: Publishing) {
    super('Nothing was published')
    this.why = why
  }
}
