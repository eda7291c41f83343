import { changedFacts, unsourced } from '#app/projects/facts/project-facts.ts'
import { withoutFacts } from '#app/projects/facts/without-facts.ts'
import { factTerm } from '#app/projects/history/change-texts.ts'
import type { Executor } from '#db/client.server.ts'

import { differences } from '#app/publishing/difference.ts'
import { parseProject } from './project-faults.ts'
import { projectVersions } from './project-store.server.ts'
import {
  lastPublished,
  publishProject,
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
  const version = await projectVersions.find(trx, id)
  if (!version || version.publishedAt) return { kind: 'absent' }
  const { subject, content, sources, note } = version
  const published = await readPublished(trx, options.known)
  const { project, faults } = parseProject(content)
  const last = lastPublished(subject, { published, fileProjects: options.fileProjects })
  const before = last && parseProject(last).project
  if (!project) return { kind: 'faulty', faults }
  const left = unsourced(changedFacts(before, project), sources)
  if (!before || left.length === 0) return publishProject(trx, { id }, options)
  const sourced = withoutFacts(project, before, left)
  // Only facts without a source changed, so nothing can be published.
  if (differences(before, sourced).length === 0)
    return { kind: 'unsourced', facts: left, changed: left.length }
  const combinedNote = [...(note === null ? [] : [note]), heldBack(left.map(factTerm))].join(' ')
  const part = { subject, basedOn: id, content: sourced, sources, note: combinedNote }
  const saved = await projectVersions.save(trx, part, options.by)
  if (saved.kind === 'overtaken') return saved
  const publishing = await publishProject(trx, { id: saved.id }, options)
  if (publishing.kind !== 'published') throw new NotPublished(publishing)
  const rest = { subject, basedOn: saved.id, like: id, content, sources, note }
  await projectVersions.save(trx, rest, options.by)
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

/** Answers why a transaction rolled back; throws any other error. */
export function whyNotPublished(error: unknown): Publishing {
  if (error instanceof NotPublished) return error.why
  throw error
}
